// The words taught whole, level by level: read as a list, changed in a field for each level.
import { useImperativeHandle, type Ref } from 'react';
import type { Phonics } from '../../../../contracts/phonics.ts';
import { categories, levelOf } from '../../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { ChangedMeanwhile } from '../drafts/changed-meanwhile.tsx';
import { DraftRoom } from '../drafts/draft-room.tsx';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { heartWordsDraft } from '../drafts/drafts.ts';
import { textOf, wordsIn } from './heart-words-text.ts';
import { mergeHeartWords } from './merge-phonics.ts';
import { usePhonicsEdit } from './use-phonics-edit.ts';

export interface HeartWordsHandle {
  /**
   * Writes a word into the field of a level from 1 to 9, and goes there; nothing is saved. The focus
   * comes back to `from`.
   */
  teachWhole(word: string, level: number, from: HTMLElement | null): void;
}

function HeartWordsList({ heartWords }: Pick<Phonics, 'heartWords'>) {
  return (
    <ol className="mb-6 flex flex-col gap-4">
      {categories.map((category, index) => (
        <li key={category}>
          <h3 className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-[0.95rem] text-ink-soft">
            <LevelBadge category={category} />
            <span>{levelNameOf(category)}</span>
          </h3>
          <p className="wrap-anywhere" translate={heartWords[index]?.length ? 'no' : undefined}>
            {heartWords[index]?.join(', ') || 'No new ones.'}
          </p>
        </li>
      ))}
    </ol>
  );
}

export function HeartWordsCard({
  phonics,
  onSessionOver,
  onReturn,
  ref,
}: {
  phonics: Phonics;
  onSessionOver: (failure: string) => void;
  onReturn: () => void;
  ref: Ref<HeartWordsHandle>;
}) {
  const { typed, form, opener, ...edit } = usePhonicsEdit({
    draft: heartWordsDraft,
    merge: (typed) => ({ heartWords: typed.map(wordsIn) }),
    reconcile: (found, typed, stored) =>
      mergeHeartWords(found.heartWords, typed, stored.heartWords),
    saved: 'Heart words saved',
    failed: 'Failed to save heart words',
    onSessionOver,
    onReturn,
  });
  const placeOf = (index: number) => `heartWords.${index}`;
  const texts = () => typed ?? phonics.heartWords.map(textOf);

  useImperativeHandle(ref, () => ({
    teachWhole(word, level, from) {
      const next = texts().map((text, index) => {
        const words = wordsIn(text);
        return index === level - 1 && !words.includes(word) ? textOf([...words, word]) : text;
      });
      edit.open(next, placeOf(level - 1), from);
    },
  }));

  return (
    <Card>
      <Card.Title>Heart words</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Words a child is taught whole, because they cannot be sounded out yet, or never can be. Each
        level keeps those of the levels before it. The reports of all books follow what stands here.
      </p>
      {typed === null ? (
        <>
          <HeartWordsList heartWords={phonics.heartWords} />
          <Button ref={opener} variant="secondary" onClick={() => edit.open(texts(), placeOf(0))}>
            Change heart words
          </Button>
        </>
      ) : (
        <form
          ref={form}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            edit.save(typed);
          }}
        >
          {categories.map((category, index) => (
            <Field
              key={category}
              label={`Level ${levelOf(category)}: ${levelNameOf(category)}`}
              error={edit.issueAt(placeOf(index))}
            >
              <TextArea
                rows={2}
                name={placeOf(index)}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={typed[index] ?? ''}
                onChange={({ target }) =>
                  edit.type(typed.with(index, target.value), placeOf(index))
                }
              />
            </Field>
          ))}
          {edit.conflict && <ChangedMeanwhile what="the heart words" {...edit.conflict} />}
          <DraftRoom />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={edit.isSaving} busyText="Saving...">
              Save heart words
            </Button>
            <Button variant="secondary" disabled={edit.isSaving} onClick={edit.close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
