// Words that cannot be read at a level: each with its reason, and the pages it stands on.
import type { BookReport } from '../../../../contracts/phonics.ts';
import { Button } from '../../../ui/button.tsx';
import { wherePlaced } from './report-copy.ts';

type FailingWord = BookReport['failing'][number];

/** So many are shown at once; more than that fold. */
const SHOWN = 8;

/** What can be done about a word. */
export interface WordDeeds {
  onTeachWhole: (word: string) => void;
  onSound: (word: string) => void;
}

interface WordsProps {
  words: readonly FailingWord[];
  deeds?: WordDeeds | undefined;
}

function Deeds({ word, onTeachWhole, onSound }: WordDeeds & { word: string }) {
  const deeds = [
    { name: 'Teach it whole', onClick: () => onTeachWhole(word) },
    { name: 'Say how it is sounded', onClick: () => onSound(word) },
  ];
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      {deeds.map(({ name, onClick }) => (
        <Button key={name} variant="quiet" className="px-3!" onClick={onClick}>
          <span>{name}</span>
          <span className="sr-only">{` (${word})`}</span>
        </Button>
      ))}
    </div>
  );
}

function Words({ words, deeds }: WordsProps) {
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
              <span className="text-ink-soft">{`It stands ${wherePlaced(places)}.`}</span>
            </p>
            {deeds && <Deeds word={word} {...deeds} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function FailingWords({ words, deeds }: WordsProps) {
  // One word more takes less room than the line that would fold it.
  const isLong = words.length > SHOWN + 1;
  if (!isLong) return <Words words={words} deeds={deeds} />;
  return (
    <>
      <Words words={words.slice(0, SHOWN)} deeds={deeds} />
      <details className="border-t border-line">
        <summary className="min-h-12 rounded-lg py-3 font-bold text-sea-deep">
          {`${words.length - SHOWN} more words`}
        </summary>
        <Words words={words.slice(SHOWN)} deeds={deeds} />
      </details>
    </>
  );
}
