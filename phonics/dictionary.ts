// Pronunciations from the CMU Pronouncing Dictionary (American, 134,000 entries). Importing this module loads
// it into memory (about 20 MB), so a server that only serves readers does not import it.
import { dictionary } from 'cmu-pronouncing-dictionary';
import { added, dropped } from './corrections.ts';

/**
 * Returns the pronunciations of a lower-case word, most common first, such as 'S IH1 T IY0' (ARPABET with
 * stress). Returns an empty list if the word is unknown.
 */
export type Pronounce = (word: string) => readonly string[];

export const pronounce: Pronounce = (word) => {
  const wrong = own(dropped, word) ?? [];
  const known: string[] = [];
  for (let nth = 1; ; nth++) {
    // Some entries end with a comment: 'D AH0 NG L AA1 R # foreign french'.
    const said = own(dictionary, nth === 1 ? word : `${word}(${nth})`)?.split(' #')[0];
    if (said === undefined) return [...known, ...(own(added, word) ?? [])];
    if (!wrong.includes(said)) known.push(said);
  }
};

/** Looks up an own property, so that inherited ones such as 'constructor' are not found. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
