// A text field for several words, separated by spaces, commas, semicolons or line breaks.
import { cleanLines } from '../../../../domain/text.ts';

/** Returns the words in lower case. */
export function splitWords(text: string): string[] {
  return cleanLines(text)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

export function joinWords(words: readonly string[]): string {
  return words.join(' ');
}
