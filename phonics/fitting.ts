// From which level on a word, and so a text, can be read.
import type { Split } from './split.ts';
import { normalise, wordsOf } from './words.ts';

/** `heartWordsByLevel` are those that each level adds, in lower case, the first level first. */
export function createFitting(
  split: (word: string) => Split,
  heartWordsByLevel: readonly (readonly string[])[],
) {
  const taughtAt = new Map(
    heartWordsByLevel.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
  );

  /** The level from which on a word is sounded out or taught whole; null where it is at none. */
  function readFrom(word: string): number | null {
    const { level } = split(word);
    const taught = taughtAt.get(normalise(word)) ?? null;
    return level === null || taught === null ? (level ?? taught) : Math.min(level, taught);
  }

  /**
   * The lowest level at which a child reads every word of a text that is read at some level; null
   * where none is.
   */
  function fittingLevel(text: string): number | null {
    const different = new Set(wordsOf(text).map((word) => normalise(word.text)));
    return [...different]
      .map(readFrom)
      .reduce((high, level) => (level === null ? high : Math.max(high ?? 0, level)), null);
  }

  return { readFrom, fittingLevel };
}
