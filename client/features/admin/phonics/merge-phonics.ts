// Two have changed the heart words or the soundings: word by word, what only one of them has changed is taken
// from that one, and where both have changed a word, the owner chooses.
import type { Phonics } from '../../../../contracts/phonics.ts';
import type { TypedSounding } from '../drafts/drafts.ts';
import { textOf, wordsIn } from './heart-words-text.ts';
import { type Merge, sayChanges } from '../drafts/merge.ts';

type Entries = ReadonlyMap<string, string>;

export interface PhonicsMerge<Typed> {
  /** What each has changed, in sentences. */
  said: string;
  merge: Merge<Typed>;
}

const nameOf = (word: string) => `‘${word}’`;

/** Entries by their words. */
function mergeEntries(found: Entries, mine: Entries, theirs: Entries): PhonicsMerge<Entries> {
  const keys = [...new Set([...theirs.keys(), ...mine.keys()])];
  const changedIn = (entries: Entries) =>
    [...new Set([...keys, ...found.keys()])].filter((key) => entries.get(key) !== found.get(key));
  const [byMe, byThem] = [changedIn(mine), changedIn(theirs)];
  const clashing = byMe.filter((key) => byThem.includes(key) && mine.get(key) !== theirs.get(key));
  return {
    said: sayChanges(byThem.map(nameOf), byMe.map(nameOf)),
    merge: {
      clashes: clashing.map((key) => ({
        name: nameOf(key),
        mine: mine.get(key) ?? '',
        theirs: theirs.get(key) ?? '',
        hasBoth: false,
      })),
      merge(choices) {
        const isMine = (key: string) =>
          clashing.includes(key) ? choices[clashing.indexOf(key)] === 'mine' : byMe.includes(key);
        const entries = keys.map((key) => [key, (isMine(key) ? mine : theirs).get(key)] as const);
        return new Map(
          entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
      },
    },
  };
}

const levelName = (index: number) => `Level ${index + 1}`;
const BETWEEN = ', ';

/** Each word with the name of its level; of several, as long as that is not put right. */
function taught(levels: readonly (readonly string[])[]): Entries {
  const levelsOf = new Map<string, string>();
  for (const [index, words] of levels.entries()) {
    for (const word of new Set(words)) {
      const earlier = levelsOf.get(word);
      levelsOf.set(word, earlier ? `${earlier}${BETWEEN}${levelName(index)}` : levelName(index));
    }
  }
  return levelsOf;
}

export function mergeHeartWords(
  found: Phonics['heartWords'],
  typed: readonly string[],
  theirs: Phonics['heartWords'],
): PhonicsMerge<string[]> {
  const [before, mine, others] = [found, typed.map(wordsIn), theirs].map(taught);
  const { said, merge } = mergeEntries(before!, mine!, others!);
  return {
    said,
    merge: {
      clashes: merge.clashes,
      merge(choices) {
        const both = [...merge.merge(choices)];
        return typed.map((_, index) => {
          const isTaught = (levels: string) => levels.split(BETWEEN).includes(levelName(index));
          return textOf(both.filter(([, levels]) => isTaught(levels)).map(([word]) => word));
        });
      },
    },
  };
}

const sounded = (rows: readonly TypedSounding[]): Entries =>
  new Map(rows.map(({ word, sounding }) => [word.trim().toLowerCase(), sounding.trim()]));

export function mergeSoundings(
  found: Phonics['soundings'],
  typed: readonly TypedSounding[],
  theirs: Phonics['soundings'],
): PhonicsMerge<TypedSounding[]> {
  const { said, merge } = mergeEntries(sounded(found), sounded(typed), sounded(theirs));
  return {
    said,
    merge: {
      clashes: merge.clashes,
      merge: (choices) => [...merge.merge(choices)].map(([word, sounding]) => ({ word, sounding })),
    },
  };
}
