// The phonics engine that the product uses. Importing it loads the dictionary.
import { createBookWords } from './book-words.ts';
import { createCheck } from './check.ts';
import { pronounce } from './dictionary.ts';
import { createFitting } from './fitting.ts';
import { heartWordsByLevel } from './heart-words.ts';
import { soundings } from './soundings.ts';
import { createSplit, type Split } from './split.ts';

/** Caches splits: splitting is slow, and books share most of their words. */
function memoise(split: (word: string) => Split): (word: string) => Split {
  const known = new Map<string, Split>();
  return (word) => {
    const found = known.get(word) ?? split(word);
    known.set(word, found);
    return found;
  };
}

/** `own` are the owner's soundings, which take precedence over the built-in ones. `taught` are the heart words by level. */
export function openEngine(
  own: Readonly<Record<string, string>> = {},
  taught: readonly (readonly string[])[] = heartWordsByLevel,
) {
  const split = memoise(createSplit(pronounce, { ...soundings, ...own }));
  return {
    split,
    check: createCheck(split),
    describe: createBookWords(split),
    ...createFitting(split, taught),
  };
}
