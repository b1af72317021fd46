// What a word is, wherever words are looked for: in a text that is checked, and on the page that a child
// reads.
import { isBlank } from '../domain/text.ts';

export { normaliseWord as normalise } from '../domain/text.ts';

export interface Word {
  /** As it stands in the text. */
  text: string;
  /** The place of its first character in the text. */
  start: number;
}

/**
 * Format characters, such as a soft hyphen where a line may break, part no word. The letters ʻ, ʼ and ʽ are
 * apostrophes, as in text.ts: none begins a word, or ends one.
 */
const WORD =
  /(?![ʻʼʽ])[\p{L}\p{M}](?:\p{Cf}*(?:['‘’‛ʻʼʽ´`′＇]\p{Cf}*)?(?![ʻʼʽ])[\p{L}\p{M}])*|\p{N}+/gu;

/** The words of a text; those in 'merry-go-round' are three. Numbers count as words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ text: word, start: index }))
    .filter((word) => !isBlank(word.text));
}
