// How Australians say the words of an American dictionary.
import { beforeR } from './before-r.ts';
import { changesByWord } from './change.ts';
import { endings } from './endings.ts';
import { longA } from './long-a.ts';
import { oAndW } from './o-and-w.ts';
import { saidAsSpelt } from './spelling-rules.ts';
import { ownWords } from './words.ts';

const byWord = changesByWord([...longA, ...oAndW, ...beforeR, ...endings]);

/** Returns a word's pronunciations of our own, which replace those of the dictionary; undefined if there are none. */
export const australianWord = (word: string): readonly string[] | undefined => ownWords.get(word);

/** Whether a word is in a list of its own, and does not follow another. */
export const isListedInAustralia = (word: string): boolean =>
  byWord.has(word) || ownWords.has(word);

/** The endings of words that follow the word of a list: fast-er, watch-es. */
const ENDING = /(?:e?s|e?d|ers?|est|ing|ly)$/;

/** Returns the change of a word, or of the word of which it is a form. */
function changeOf(word: string) {
  const own = byWord.get(word);
  if (own) return own;
  const stem = word.replace(ENDING, '');
  if (stem === word || stem.length < 3) return undefined;
  return (
    byWord.get(stem) ?? byWord.get(`${stem}e`) ?? byWord.get(stem.replace(/([^aeiou])\1$/, '$1'))
  );
}

/** Returns the dictionary's pronunciations of a word as Australians say it. */
export function toAustralian(word: string, pronunciations: readonly string[]): string[] {
  const spelt = pronunciations.map((said) => saidAsSpelt(word, said));
  return changeOf(word)?.(spelt) ?? spelt;
}
