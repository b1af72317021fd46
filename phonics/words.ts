// What a word is, wherever words are looked for: in a text that is checked, and on the page that a child
// reads.

export interface Word {
  /** As it stands in the text. */
  text: string;
  /** The place of its first character in the text. */
  start: number;
}

/**
 * The words of a text; those in 'merry-go-round' are three. A soft hyphen, where a line may break, parts
 * none. Numbers count as words.
 */
export function wordsOf(text: string): Word[] {
  const words = text.matchAll(/[\p{L}\p{M}]+(?:['’\u00AD][\p{L}\p{M}]+)*|\p{N}+/gu);
  return [...words].map(({ 0: word, index }) => ({ text: word, start: index }));
}

/** A word of a text as dictionaries write it, without soft hyphens: 'Don’t' becomes "don't". */
export const normalise = (word: string): string =>
  word.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('\u00AD', '');
