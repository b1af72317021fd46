// The name of a phonogram, wherever it is kept or counted: its letters and its example, 'ea:head'.
import type { Part } from './align.ts';
import { type Phonogram, phonograms } from './phonograms.ts';

export const keyOf = ({ letters, example }: Pick<Phonogram, 'letters' | 'example'>): string =>
  `${letters}:${example}`;

const byKey = new Map(phonograms.map((phonogram) => [keyOf(phonogram), phonogram]));

/** Undefined where the rows have no such phonogram, or none any more. */
export const phonogramOf = (key: string): Phonogram | undefined => byKey.get(key);

const called = (letters: string, { sound, level }: Pick<Part, 'sound' | 'level'>) =>
  `${letters} ${sound} ${level}`;
const byPart = new Map(
  phonograms.map((phonogram) => [called(phonogram.letters, phonogram), keyOf(phonogram)]),
);

/**
 * The key of the phonogram that a part of a word is. Null where no level teaches it, and for the silent e
 * at the end of a word, which its vowel has: 'c-a-k-e' is c, a-e and k.
 */
export const keyOfPart = (part: Part): string | null =>
  byPart.get(called(part.letters, part)) ?? byPart.get(called(`${part.letters}-e`, part)) ?? null;

const order = new Map([...byKey.keys()].map((key, index) => [key, index]));

/** The different keys in the order in which they are taught. */
export const inTeachingOrder = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].sort((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity));
