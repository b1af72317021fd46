// The phonics engine that the product uses. Importing it loads the dictionary.
import { type Accent, DEFAULT_ACCENT } from './accents/accent.ts';
import { createBookWords } from './book-words.ts';
import { createCheck } from './check.ts';
import { pronounce } from './dictionary.ts';
import { createFitting } from './fitting.ts';
import { createTaughtFrom, heartWordsByLevel } from './heart-words.ts';
import { soundingsFor } from './soundings.ts';
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

/** What a library sets. */
interface Settings {
  accent?: Accent;
  /** The owner's soundings, by word; they take precedence over the built-in ones. */
  soundings?: Readonly<Record<string, string>>;
  /** The words taught whole that each level adds, in lower case, starting with level 1. */
  heartWords?: readonly (readonly string[])[];
}

/** Opens the engine for a library. */
export function openEngine({
  accent = DEFAULT_ACCENT,
  soundings: own = {},
  heartWords = heartWordsByLevel,
}: Settings = {}) {
  const soundings = { ...soundingsFor(accent, pronounce), ...own };
  const split = memoise(createSplit(pronounce, { accent, soundings }));
  const taughtFrom = createTaughtFrom(heartWords, split);
  return {
    split,
    check: createCheck(split, taughtFrom),
    describe: createBookWords(split, taughtFrom),
    ...createFitting(split, taughtFrom),
  };
}
