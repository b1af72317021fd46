// The engine as the product uses it, with the dictionary in memory.
import { createBookWords } from './book-words.ts';
import { createCheck } from './check.ts';
import { pronounce } from './dictionary.ts';
import { createFitting } from './fitting.ts';
import { heartWordsByLevel } from './heart-words.ts';
import { soundings } from './soundings.ts';
import { createSplit, type Split } from './split.ts';

/** The words of one book are those of the next, and splitting one takes its time. */
function remember(split: (word: string) => Split): (word: string) => Split {
  const known = new Map<string, Split>();
  return (word) => {
    const found = known.get(word) ?? split(word);
    known.set(word, found);
    return found;
  };
}

/** `own` are the soundings of this library's owner; they win over ours. `taught` are heart words. */
export function openEngine(
  own: Readonly<Record<string, string>> = {},
  taught: readonly (readonly string[])[] = heartWordsByLevel,
) {
  const split = remember(createSplit(pronounce, { ...soundings, ...own }));
  return {
    split,
    check: createCheck(split),
    describe: createBookWords(split),
    ...createFitting(split, taught),
  };
}
