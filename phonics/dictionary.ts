// How words are said: the CMU Pronouncing Dictionary (American, 134,000 entries, some 20 MB once loaded).
// Whoever imports this module holds it in memory; a server that only serves readers does not.
import { dictionary } from 'cmu-pronouncing-dictionary';
import { added, dropped } from './corrections.ts';

/**
 * The pronunciations of a word in lower case, the usual one first, such as 'S IH1 T IY0' (ARPABET with
 * stress); none when the word is not known.
 */
export type Pronounce = (word: string) => readonly string[];

export const pronounce: Pronounce = (word) => {
  const wrong = own(dropped, word) ?? [];
  const known: string[] = [];
  for (let nth = 1; ; nth++) {
    const said = own(dictionary, nth === 1 ? word : `${word}(${nth})`);
    if (said === undefined) return [...known, ...(own(added, word) ?? [])];
    if (!wrong.includes(said)) known.push(said);
  }
};

/** What a plain object holds; of itself it would also answer for 'constructor'. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
