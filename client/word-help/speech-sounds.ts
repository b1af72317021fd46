// What a voice is given to say for a part of a word. Pure.
//
// Browsers' voices read words, not sounds: no browser takes IPA, 'b' is read as the letter's name, and 'buh' has
// a vowel that b has not. So a sound is said alone only where an English word is nothing but that sound, and
// always in a word that has it: "ooh, as in moon", "as in bat".
import type { ShownPart } from './word-split.ts';

const alone: ReadonlyMap<string, string> = new Map([
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

/** Null for what is silent, and where nothing honest can be said. */
export function sayingOf({ sound, likeness }: ShownPart): string | null {
  const said = [alone.get(sound), likeness && `as in ${likeness.example}`].filter(Boolean);
  return sound === '' || said.length === 0 ? null : said.join(', ');
}

/** A word in capitals would be spelled out, letter by letter. */
export const sayingOfWord = (printed: string): string =>
  printed.length > 1 && printed === printed.toUpperCase() ? printed.toLowerCase() : printed;

/** Whether the parts of a word can be heard apart: a word of one sound would be given away. */
export const canBeSounded = (parts: readonly ShownPart[]): boolean =>
  parts.filter(({ sound }) => sound !== '').length > 1;
