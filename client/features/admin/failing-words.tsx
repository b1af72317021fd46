import type { ReactNode } from 'react';
import type { BookReport } from '../../../contracts/phonics.ts';
import { wherePlaced } from './report-words.ts';

type FailingWord = BookReport['failing'][number];

/** So many are shown at once; more than that fold. */
const SHOWN = 8;

interface WordsProps {
  words: readonly FailingWord[];
  /** What can be done about a word. */
  deeds?: ((word: string) => ReactNode) | undefined;
}

function Words({ words, deeds }: WordsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {words.map(({ word, reason, places }) => (
        <li
          key={word}
          className="py-2 sm:grid sm:grid-cols-[minmax(0,8rem)_minmax(0,1fr)] sm:gap-4"
        >
          <p className="text-lg font-bold wrap-anywhere">{word}</p>
          <div className="self-center">
            <p>
              {reason} <span className="text-ink-soft">It stands {wherePlaced(places)}.</span>
            </p>
            {deeds?.(word)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Words that cannot be read at a level: each with its reason, and the pages it stands on. */
export function FailingWords({ words, deeds }: WordsProps) {
  // One word more takes less room than the line that would fold it.
  const isLong = words.length > SHOWN + 1;
  if (!isLong) return <Words words={words} deeds={deeds} />;
  return (
    <>
      <Words words={words.slice(0, SHOWN)} deeds={deeds} />
      <details className="border-t border-line">
        <summary className="min-h-12 rounded-lg py-3 font-bold text-sea-deep">
          {words.length - SHOWN} more words
        </summary>
        <Words words={words.slice(SHOWN)} deeds={deeds} />
      </details>
    </>
  );
}
