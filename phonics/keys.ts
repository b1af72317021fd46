// Keys of phonograms, used to store and count them: the letters and the example word, 'ea:head'.
import type { Part } from './align.ts';
import { type Phonogram, phonograms } from './phonograms.ts';

export const keyOf = ({ letters, example }: Pick<Phonogram, 'letters' | 'example'>): string =>
  `${letters}:${example}`;

const byKey = new Map(phonograms.map((phonogram) => [keyOf(phonogram), phonogram]));

/** Returns undefined if the table has no such phonogram, or no longer has it. */
export const phonogramOf = (key: string): Phonogram | undefined => byKey.get(key);

const partKey = (letters: string, { sound, level }: Pick<Part, 'sound' | 'level'>) =>
  `${letters} ${sound} ${level}`;
const byPart = new Map(
  phonograms.map((phonogram) => [partKey(phonogram.letters, phonogram), keyOf(phonogram)]),
);

/**
 * Returns the key of a part's phonogram. Returns null if no level teaches it, and for a silent final e, which
 * belongs to the vowel's phonogram: 'c-a-k-e' has c, a-e and k.
 */
export const keyOfPart = (part: Part): string | null =>
  byPart.get(partKey(part.letters, part)) ?? byPart.get(partKey(`${part.letters}-e`, part)) ?? null;

const order = new Map([...byKey.keys()].map((key, index) => [key, index]));

/** Returns the distinct keys in teaching order. */
export const inTeachingOrder = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].sort((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity));
