// A level's heart words as the owner types them: with spaces between, or commas, or each on a line.

import { cleanLines } from '../../../../domain/text.ts';

/** The words of a field, in lower case. */
export function wordsIn(text: string): string[] {
  return cleanLines(text)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

export function textOf(words: readonly string[]): string {
  return words.join(' ');
}
