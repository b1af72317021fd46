// Pure functions that return the text a browser's voice speaks for a part of a word.
//
// Browsers' voices read words, not sounds: no browser accepts IPA, 'b' is read as the letter's name, and 'buh'
// adds a vowel. So a sound is spoken alone only if it is itself an English word, and always with an example
// word: "ooh, as in moon", "as in bat".
import type { ShownPart } from './word-split.ts';

const soundWords: ReadonlyMap<string, string> = new Map([
  ['eɪ', 'ay'],
  ['iː', 'ee'],
  ['aɪ', 'eye'],
  ['oʊ', 'oh'],
  ['uː', 'ooh'],
  ['juː', 'you'],
  ['aʊ', 'ow'],
  ['ɔɪ', 'oy'],
  ['ɔː', 'awe'],
  ['ɑː', 'ah'],
  ['ɑːr', 'are'],
  ['ɔːr', 'or'],
  ['ɜːr', 'er'],
  ['ʃ', 'shh'],
]);

/** Returns the spoken text for a part; null if it is silent or has no accurate text. */
export function spokenTextOf({ sound, likeness }: ShownPart): string | null {
  const phrases = [soundWords.get(sound), likeness && `as in ${likeness.example}`].filter(Boolean);
  return sound === '' || phrases.length === 0 ? null : phrases.join(', ');
}

/** Returns a word for speaking. A word in capitals is lowered, because voices spell it letter by letter. */
export const spokenWord = (printed: string): string =>
  printed.length > 1 && printed === printed.toUpperCase() ? printed.toLowerCase() : printed;

/** Whether the parts may be spoken separately. A word with one sound may not: that would give the word away. */
export const canBeSounded = (parts: readonly ShownPart[]): boolean =>
  parts.filter(({ sound }) => sound !== '').length > 1;
