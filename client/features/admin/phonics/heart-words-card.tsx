// The heart words of each level: a list, and a form with one field per level.
import { useImperativeHandle, type Ref } from 'react';
import type { Phonics } from '../../../../contracts/phonics.ts';
import { categories, levelOf } from '../../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { heartWordsDraft } from '../drafts/drafts.ts';
import { joinWords, splitWords } from './heart-words-text.ts';
import { mergeHeartWords } from './merge-phonics.ts';
import { PhonicsForm } from './phonics-form.tsx';
import { usePhonicsEdit } from './use-phonics-edit.ts';

export interface HeartWordsHandle {
  /**
   * Opens the form, adds a word to the field of `level` (1 to 9) and focuses that field. Saves nothing. On closing,
   * the focus returns to `from`.
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
    toPhonics: (typed) => ({ heartWords: typed.map(splitWords) }),
    reconcile: (found, typed, stored) =>
      mergeHeartWords(found.heartWords, typed, stored.heartWords),
    saved: 'Heart words saved',
    failed: 'Failed to save heart words',
    onSessionOver,
    onReturn,
  });
  const pathOf = (index: number) => `heartWords.${index}`;
  const levelTexts = () => typed ?? phonics.heartWords.map(joinWords);

  useImperativeHandle(ref, () => ({
    teachWhole(word, level, from) {
      const next = levelTexts().map((text, index) => {
        const words = splitWords(text);
        return index === level - 1 && !words.includes(word) ? joinWords([...words, word]) : text;
      });
      edit.open(next, pathOf(level - 1), from);
    },
  }));

  return (
    <Card>
      <Card.Title>Heart words</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Words a child is taught whole, because they cannot be sounded out yet, or never can be. Each
        level keeps those of the levels before it. The reports of all books follow this list.
      </p>
      {typed === null ? (
        <>
          <HeartWordsList heartWords={phonics.heartWords} />
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => edit.open(levelTexts(), pathOf(0))}
          >
            Change heart words
          </Button>
        </>
      ) : (
        <PhonicsForm what="heart words" ref={form} edit={edit} onSave={() => edit.save(typed)}>
          {categories.map((category, index) => (
            <Field
              key={category}
              label={`Level ${levelOf(category)}: ${levelNameOf(category)}`}
              error={edit.issueAt(pathOf(index))}
            >
              <TextArea
                rows={2}
                name={pathOf(index)}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={typed[index] ?? ''}
                onChange={({ target }) =>
                  edit.change(typed.with(index, target.value), pathOf(index))
                }
              />
            </Field>
          ))}
        </PhonicsForm>
      )}
    </Card>
  );
}
