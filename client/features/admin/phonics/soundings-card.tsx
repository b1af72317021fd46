// The soundings of words that the dictionary lacks or sounds differently: one row per word.
import { Plus } from 'lucide-react';
import { useImperativeHandle, type Ref } from 'react';
import type { Phonics } from '../../../../contracts/phonics.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { soundingsDraft, type TypedSounding } from '../drafts/drafts.ts';
import { mergeSoundings } from './merge-phonics.ts';
import { PhonicsForm } from './phonics-form.tsx';
import { SoundingRow } from './sounding-row.tsx';
import { usePhonicsEdit } from './use-phonics-edit.ts';

export interface SoundingsHandle {
  /**
   * Opens the form, adds a row for a word and focuses it. Saves nothing. On closing, the focus returns to `from`.
   */
  sound(word: string, from: HTMLElement | null): void;
}

const blank: TypedSounding = { word: '', sounding: '' };
const isFilled = ({ word, sounding }: TypedSounding) => (word + sounding).trim() !== '';

function SoundingsList({ soundings }: Pick<Phonics, 'soundings'>) {
  if (soundings.length === 0) return <p className="mb-6">No soundings yet.</p>;
  return (
    <dl className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {soundings.map(({ word, sounding }) => (
        <div key={word} className="contents">
          <dt translate="no" className="font-bold wrap-anywhere">
            {word}
          </dt>
          <dd translate="no" className="wrap-anywhere">
            {sounding}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Help() {
  return (
    <div className="mb-5 flex max-w-prose flex-col gap-2 text-ink-soft">
      <p>
        For words the dictionary does not have, such as names: a word’s phonograms, with hyphens
        between them, as in{' '}
        <b translate="no" className="whitespace-nowrap text-ink">
          z-i-g-z-oo-m
        </b>
        .
      </p>
      <p>
        Each says the sound it is taught first. For another of its sounds, name a word that has it:
        in{' '}
        <b translate="no" className="whitespace-nowrap text-ink">
          b-r-ea:head-d
        </b>
        , ea sounds as it does in head.
      </p>
    </div>
  );
}

export function SoundingsCard({
  phonics,
  onSessionOver,
  onReturn,
  ref,
}: {
  phonics: Phonics;
  onSessionOver: (failure: string) => void;
  onReturn: () => void;
  ref: Ref<SoundingsHandle>;
}) {
  const { typed, form, opener, ...edit } = usePhonicsEdit({
    draft: soundingsDraft,
    toPhonics: (soundings) => ({ soundings }),
    reconcile: (found, typed, stored) => mergeSoundings(found.soundings, typed, stored.soundings),
    saved: 'Soundings saved',
    failed: 'Failed to save soundings',
    onSessionOver,
    onReturn,
  });
  const pathOf = (index: number, part: keyof TypedSounding) => `soundings.${index}.${part}`;

  useImperativeHandle(ref, () => ({
    sound(word, from) {
      const rows = typed ?? phonics.soundings;
      const existing = rows.findIndex((row) => row.word.trim().toLowerCase() === word);
      const empty = rows.findIndex((row) => !isFilled(row));
      const at = [existing, empty].find((index) => index !== -1) ?? rows.length;
      const next = rows.toSpliced(at, 1, { word, sounding: rows[at]?.sounding ?? '' });
      edit.open(next, pathOf(at, 'sounding'), from);
    },
  }));

  const change = (index: number, part: keyof TypedSounding, value: string) => {
    const next = typed?.map((row, at) => (at === index ? { ...row, [part]: value } : row));
    if (next !== undefined) edit.change(next, pathOf(index, part));
  };
  const removeRow = (index: number) => {
    const rest = typed?.toSpliced(index, 1) ?? [];
    const next = rest.length === 0 ? [blank] : rest;
    edit.change(next, 'soundings', pathOf(Math.min(index, next.length - 1), 'word'));
  };

  return (
    <Card>
      <Card.Title>Soundings</Card.Title>
      <Help />
      {typed === null ? (
        <>
          <SoundingsList soundings={phonics.soundings} />
          <Button
            ref={opener}
            variant="secondary"
            onClick={() =>
              edit.open([...phonics.soundings, blank], pathOf(phonics.soundings.length, 'word'))
            }
          >
            Change soundings
          </Button>
        </>
      ) : (
        <PhonicsForm
          what="soundings"
          ref={form}
          edit={edit}
          onSave={() => edit.save(typed.filter(isFilled))}
        >
          <ul className="flex flex-col gap-5">
            {typed.map((row, index) => (
              <SoundingRow
                key={index}
                row={row}
                pathOf={(part) => pathOf(index, part)}
                edit={edit}
                onChange={(part, value) => change(index, part, value)}
                onRemove={() => removeRow(index)}
              />
            ))}
          </ul>
          <Button
            variant="quiet"
            className="self-start"
            onClick={() => edit.change([...typed, blank], null, pathOf(typed.length, 'word'))}
          >
            <Plus aria-hidden="true" />
            Another word
          </Button>
        </PhonicsForm>
      )}
    </Card>
  );
}
