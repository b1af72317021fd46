// Finds the words of a text. The phonics check and the reader both use it.
import { isBlank } from '../domain/text.ts';

export { normaliseWord as normalise } from '../domain/text.ts';

export interface Word {
  /** As written in the text. */
  text: string;
  /** The index of its first character in the text. */
  start: number;
}

/**
 * Format characters, such as a soft hyphen, do not separate words. The letters ʻ, ʼ and ʽ are apostrophes, as in
 * text.ts, and cannot begin or end a word. '3rd', '1.5' and '1,000' are one word each.
 */
const WORD =
  /(?![ʻʼʽ])[\p{L}\p{M}](?:\p{Cf}*(?:['‘’‛ʻʼʽ´`′＇]\p{Cf}*)?(?![ʻʼʽ])[\p{L}\p{M}])*|\p{N}+(?:[.,:/⁄]\p{N}+)*\p{L}*/gu;

/** Returns the words of a text. 'merry-go-round' has three. Numbers count as words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ text: word, start: index }))
    .filter((word) => !isBlank(word.text));
}
