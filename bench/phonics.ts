// Measures how long the check of a book takes.
import { inlineBooks } from '../content/books.ts';
import { wordsOf } from '../phonics/words.ts';
import { median } from './median.ts';

const WORDS = 1000;
const ROUNDS = 31;

/** Returns the first thousand words of the demo catalogue, hardest level first, for a wide range of words. */
function thousandWords(): string {
  const pages = inlineBooks.toReversed().flatMap(({ pages }) => pages.map(({ text }) => text));
  const words = wordsOf(pages.join(' ')).slice(0, WORDS);
  return words.map(({ text }) => text).join(' ');
}

/** Returns the median time of a check, and `load`, the time to load the dictionary. Both are in milliseconds. */
export async function measureCheck(): Promise<{ milliseconds: number; load: number }> {
  const loadStart = performance.now();
  const { openEngine } = await import('../phonics/engine.ts');
  const load = performance.now() - loadStart;
  const { check } = openEngine();
  const text = thousandWords();
  const times = Array.from({ length: ROUNDS }, () => {
    const checkStart = performance.now();
    check(text, '5.6');
    return performance.now() - checkStart;
  });
  return { milliseconds: median(times), load };
}
