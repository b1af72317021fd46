// Finds the level from which a word or a text can be read.
import type { Split } from './split.ts';
import { normalise, wordsOf } from './words.ts';

/** `heartWordsByLevel` are the words that each level adds, in lower case, starting with level 1. */
export function createFitting(
  split: (word: string) => Split,
  heartWordsByLevel: readonly (readonly string[])[],
) {
  const taughtAt = new Map(
    heartWordsByLevel.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
  );

  /** Returns the lowest level at which a word can be sounded out or is taught whole; null if there is none. */
  function readFrom(word: string): number | null {
    const { level } = split(word);
    const taught = taughtAt.get(normalise(word)) ?? null;
    return level === null || taught === null ? (level ?? taught) : Math.min(level, taught);
  }

  /**
   * Returns the lowest level at which a text can be read, ignoring words that no level can read. Returns null
   * if no word can be read at any level.
   */
  function fittingLevel(text: string): number | null {
    const different = new Set(wordsOf(text).map((word) => normalise(word.text)));
    return [...different]
      .map(readFrom)
      .reduce((high, level) => (level === null ? high : Math.max(high ?? 0, level)), null);
  }

  return { readFrom, fittingLevel };
}
