// Merges the changes of two owners to the heart words or the soundings, word by word. See `Merge`.
import type { Phonics } from '../../../../contracts/phonics.ts';
import type { TypedSounding } from '../drafts/drafts.ts';
import { joinWords, splitWords } from './heart-words-text.ts';
import { type Merge, describeChanges } from '../drafts/merge.ts';

type Entries = ReadonlyMap<string, string>;

export interface PhonicsMerge<Typed> {
  /** Sentences that describe the changes of both owners. */
  summary: string;
  merge: Merge<Typed>;
}

const quote = (word: string) => `‘${word}’`;

/** Merges maps whose keys are words. */
function mergeEntries(found: Entries, mine: Entries, theirs: Entries): PhonicsMerge<Entries> {
  const keys = [...new Set([...theirs.keys(), ...mine.keys()])];
  const changedKeys = (entries: Entries) =>
    [...new Set([...keys, ...found.keys()])].filter((key) => entries.get(key) !== found.get(key));
  const [myChanges, theirChanges] = [changedKeys(mine), changedKeys(theirs)];
  const conflicting = myChanges.filter(
    (key) => theirChanges.includes(key) && mine.get(key) !== theirs.get(key),
  );
  return {
    summary: describeChanges(theirChanges.map(quote), myChanges.map(quote)),
    merge: {
      conflicts: conflicting.map((key) => ({
        name: quote(key),
        mine: mine.get(key) ?? '',
        theirs: theirs.get(key) ?? '',
        canKeepBoth: false,
      })),
      merge(choices) {
        const isMine = (key: string) =>
          conflicting.includes(key)
            ? choices[conflicting.indexOf(key)] === 'mine'
            : myChanges.includes(key);
        const entries = keys.map((key) => [key, (isMine(key) ? mine : theirs).get(key)] as const);
        return new Map(
          entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
      },
    },
  };
}

const levelName = (index: number) => `Level ${index + 1}`;
const SEPARATOR = ', ';

/** Maps each word to the name of its level. A word wrongly listed at several levels gets all their names. */
function levelsByWord(levels: readonly (readonly string[])[]): Entries {
  const levelNames = new Map<string, string>();
  for (const [index, words] of levels.entries()) {
    for (const word of new Set(words)) {
      const earlier = levelNames.get(word);
      levelNames.set(
        word,
        earlier ? `${earlier}${SEPARATOR}${levelName(index)}` : levelName(index),
      );
    }
  }
  return levelNames;
}

export function mergeHeartWords(
  found: Phonics['heartWords'],
  typed: readonly string[],
  theirs: Phonics['heartWords'],
): PhonicsMerge<string[]> {
  const [base, mine, others] = [found, typed.map(splitWords), theirs].map(levelsByWord);
  const { summary, merge } = mergeEntries(base!, mine!, others!);
  return {
    summary,
    merge: {
      conflicts: merge.conflicts,
      merge(choices) {
        const merged = [...merge.merge(choices)];
        return typed.map((_, index) => {
          const isTaughtHere = (levels: string) =>
            levels.split(SEPARATOR).includes(levelName(index));
          return joinWords(
            merged.filter(([, levels]) => isTaughtHere(levels)).map(([word]) => word),
          );
        });
      },
    },
  };
}

const soundingsByWord = (rows: readonly TypedSounding[]): Entries =>
  new Map(rows.map(({ word, sounding }) => [word.trim().toLowerCase(), sounding.trim()]));

export function mergeSoundings(
  found: Phonics['soundings'],
  typed: readonly TypedSounding[],
  theirs: Phonics['soundings'],
): PhonicsMerge<TypedSounding[]> {
  const { summary, merge } = mergeEntries(
    soundingsByWord(found),
    soundingsByWord(typed),
    soundingsByWord(theirs),
  );
  return {
    summary,
    merge: {
      conflicts: merge.conflicts,
      merge: (choices) => [...merge.merge(choices)].map(([word, sounding]) => ({ word, sounding })),
    },
  };
}
