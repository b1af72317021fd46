// Which word a device's voice is saying. Many voices do not report it, and some report it late or not at all, so words
// count only if the reports begin with the first or second word.
import { wordsOf } from '../../../phonics/words.ts';

/** Returns a function that takes each reported index, and returns the word there; null if the reports cannot be true. */
export function createWordTiming(words: string) {
  const spans = wordsOf(words).map(({ start, text }) => ({ start, end: start + text.length }));
  let isTrue: boolean | null = null;
  return (at: number): { start: number; end: number } | null => {
    const index = spans.findIndex(({ end }) => at < end);
    isTrue ??= index >= 0 && index < 2;
    return isTrue ? (spans[index] ?? null) : null;
  };
}
