// What a check of a book takes.
import { inlineBooks } from '../content/books.ts';
import { heartWordsBy } from '../phonics/heart-words.ts';
import { wordsOf } from '../phonics/words.ts';
import { median } from './median.ts';

const WORDS = 1000;
const ROUNDS = 31;

/** The first thousand running words of the demo catalogue, hardest level first: most kinds of words. */
function thousandWords(): string {
  const pages = inlineBooks.toReversed().flatMap(({ pages }) => pages.map(({ text }) => text));
  const words = wordsOf(pages.join(' ')).slice(0, WORDS);
  return words.map(({ text }) => text).join(' ');
}

/** Answers milliseconds: of a check, the median of the rounds; `load`, until the dictionary is in memory, once. */
export async function measureCheck(): Promise<{ milliseconds: number; load: number }> {
  const begun = performance.now();
  const { openEngine } = await import('../phonics/engine.ts');
  const load = performance.now() - begun;
  const { check } = openEngine();
  const [text, hearts] = [thousandWords(), heartWordsBy(5)];
  const times = Array.from({ length: ROUNDS }, () => {
    const checked = performance.now();
    check(text, 5, hearts);
    return performance.now() - checked;
  });
  return { milliseconds: median(times), load };
}
