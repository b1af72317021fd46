// Keys of phonograms, used to store and count them: the letters and the example word, 'ea:head'.
import type { Part } from './align.ts';
import { type Phonogram, phonograms } from './phonograms.ts';

export const keyOf = ({ letters, example }: Pick<Phonogram, 'letters' | 'example'>): string =>
  `${letters}:${example}`;

/**
 * The examples that rows had before. Keys with them are stored in libraries, and stand in owners' soundings, so they
 * are understood for good.
 */
const former = new Map(
  `s:sun=sit a:cat=tap t:tap=tin i:pig=pin n:net=nap g:gum=gap c:cup=cat pp:puppet=app mm:mammal=summit
  rr:carrot=horrid 'd:he'd=I'd 'll:he'll=I'll n't:can't=didn't ce:dance=prince a:baby=paper i:tiny=kind
  u:human=unit e:basket=market i:pencil=animal lk:talk=folk sci:conscious=conscience`
    .split(/\s+/)
    .map((line): [string, string] => {
      const [key = '', example = ''] = line.split('=');
      return [key, `${key.split(':', 1)[0]}:${example}`];
    }),
);

/** Returns the key that a key of today or of former days has today. */
export const presentKey = (key: string): string => former.get(key) ?? key;

const byKey = new Map(phonograms.map((phonogram) => [keyOf(phonogram), phonogram]));

/** Reads stored keys: a JSON array. */
export const readKeys = (stored: string): string[] =>
  (JSON.parse(stored) as string[]).map(presentKey);

/** Returns undefined if the table has no such phonogram, or no longer has it. */
export const phonogramOf = (key: string): Phonogram | undefined => byKey.get(presentKey(key));

const partKey = (letters: string, { sound, step }: Pick<Part, 'sound' | 'step'>) =>
  `${letters} ${sound} ${step}`;
const byPart = new Map(
  phonograms.map((phonogram) => [partKey(phonogram.letters, phonogram), keyOf(phonogram)]),
);

/**
 * Returns the key of a part's phonogram. Returns null if no step teaches it, and for a silent final e, which
 * belongs to the vowel's phonogram: 'c-a-k-e' has c, a-e and k.
 */
export const keyOfPart = (part: Part): string | null =>
  byPart.get(partKey(part.letters, part)) ?? byPart.get(partKey(`${part.letters}-e`, part)) ?? null;

/** Returns the key of each part of a word; null as in `keyOfPart`. */
export const keysOf = (parts: readonly Part[]): (string | null)[] =>
  parts.map((part, at) => {
    // 'y' is one part in 'sky' and in 'type', and only the silent e tells them apart.
    const silent = parts[at + 2];
    const isHelped = silent?.letters === 'e' && silent.sound === '';
    const helped = isHelped ? byPart.get(partKey(`${part.letters}-e`, part)) : undefined;
    return helped ?? keyOfPart(part);
  });

const order = new Map([...byKey.keys()].map((key, index) => [key, index]));

/** Returns the distinct keys of today in teaching order. */
export const inTeachingOrder = (keys: Iterable<string>): string[] =>
  [...new Set(Array.from(keys, presentKey))].sort(
    (a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity),
  );
