// The words that cannot be read at a level, each with its reason and its pages.
import type { BookReport } from '../../../../contracts/phonics.ts';
import { Button } from '../../../ui/button.tsx';
import { describePlaces } from './report-copy.ts';

type FailingWord = BookReport['failing'][number];

/** The number of words shown before the rest is collapsed. */
const SHOWN = 8;

/** The actions offered for a word. */
export interface WordActions {
  onTeachWhole: (word: string) => void;
  onSound: (word: string) => void;
}

interface WordsProps {
  words: readonly FailingWord[];
  actions?: WordActions | undefined;
}

function WordButtons({ word, onTeachWhole, onSound }: WordActions & { word: string }) {
  const actions = [
    { name: 'Teach it whole', onClick: () => onTeachWhole(word) },
    { name: 'Say how it sounds', onClick: () => onSound(word) },
  ];
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      {actions.map(({ name, onClick }) => (
        <Button key={name} variant="quiet" className="px-3!" onClick={onClick}>
          <span>{name}</span>
          <span className="sr-only">{` (${word})`}</span>
        </Button>
      ))}
    </div>
  );
}

function Words({ words, actions }: WordsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {words.map(({ word, reason, places }) => (
        <li
          key={word}
          className="py-2 sm:grid sm:grid-cols-[minmax(0,8rem)_minmax(0,1fr)] sm:gap-4"
        >
          <p translate="no" className="text-lg font-bold wrap-anywhere">
            {word}
          </p>
          <div className="self-center">
            <p>
              <span>{reason}</span>{' '}
              <span className="text-ink-soft">{`It is ${describePlaces(places)}.`}</span>
            </p>
            {actions && <WordButtons word={word} {...actions} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function FailingWords({ words, actions }: WordsProps) {
  // A single further word takes less space than the line that would collapse it.
  const isLong = words.length > SHOWN + 1;
  if (!isLong) return <Words words={words} actions={actions} />;
  return (
    <>
      <Words words={words.slice(0, SHOWN)} actions={actions} />
      <details className="border-t border-line">
        <summary className="min-h-12 rounded-lg py-3 font-bold text-sea-deep">
          {`${words.length - SHOWN} more words`}
        </summary>
        <Words words={words.slice(SHOWN)} actions={actions} />
      </details>
    </>
  );
}
