// A check of a book beside what one would do without a dictionary: match the longest letters.
import { inlineBooks } from '../content/books.ts';
import { heartWordsBy } from '../phonics/heart-words.ts';
import { phonograms } from '../phonics/phonograms.ts';
import { wordsOf } from '../phonics/words.ts';
import { median } from './median.ts';

export interface Checks {
  /** Milliseconds, the medians of the rounds. */
  check: number;
  letters: number;
  ratio: number;
  /** Milliseconds until the dictionary is in memory, once. */
  load: number;
}

const WORDS = 1000;
const ROUNDS = 31;

/** The first thousand running words of the demo catalogue, hardest level first: most kinds of words. */
function thousandWords(): string {
  const pages = inlineBooks.toReversed().flatMap(({ pages }) => pages.map(({ text }) => text));
  return wordsOf(pages.join(' '))
    .slice(0, WORDS)
    .map(({ text }) => text)
    .join(' ');
}

const graphemes = [...new Set(phonograms.map(({ letters }) => letters))].sort(
  (a, b) => b.length - a.length,
);

/** How many graphemes, longest first, the words are made of, whatever they say. */
function countGraphemes(text: string): number {
  let count = 0;
  for (const { text: word } of wordsOf(text.toLowerCase())) {
    for (let at = 0; at < word.length; count++) {
      at += graphemes.find((letters) => word.startsWith(letters, at))?.length ?? 1;
    }
  }
  return count;
}

function time(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return median(times);
}

export async function measureChecks(): Promise<Checks> {
  const begun = performance.now();
  const { openEngine } = await import('../phonics/engine.ts');
  const load = performance.now() - begun;
  const text = thousandWords();
  const { check } = openEngine();
  const hearts = heartWordsBy(5);
  const [checked, letters] = [time(() => check(text, 5, hearts)), time(() => countGraphemes(text))];
  return { check: checked, letters, ratio: checked / letters, load };
}
