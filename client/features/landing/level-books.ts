// A book of each level, and some of the letters that the level teaches. `node scripts/drawn-pictures.ts` draws the
// covers; a test checks all of it against the catalogue and the steps.
import type { Category } from '../../../domain/levels.ts';

interface LevelBook {
  /** The book whose cover is shown. */
  cover: string;
  letters: readonly string[];
  about: string;
}

export const levelBooks: Readonly<Record<Category, LevelBook>> = {
  level1: {
    cover: 'pip-at-the-tap',
    letters: ['s', 'a', 't', 'p', 'i', 'n'],
    about: 'A first book needs six letters.',
  },
  level2: {
    cover: 'this-is-my-lunch',
    letters: ['sh', 'ch', 'th'],
    about: 'Two letters, one sound.',
  },
  level3: {
    cover: 'meg-and-the-moon',
    letters: ['oo', 'ow', 'ee'],
    about: 'Vowels that work in pairs.',
  },
  level4: {
    cover: 'hippo-will-fly',
    letters: ['e', 'o', 'y'],
    about: 'Long vowels: me, go, sky.',
  },
  level5: {
    cover: 'the-badger-on-the-bridge',
    letters: ['igh', 'tch', 'dge'],
    about: 'Three letters, one sound.',
  },
  level6: {
    cover: 'drew-the-new-dragon',
    letters: ['aw', 'ew', 'ue'],
    about: 'Rarer pairs.',
  },
  level7: {
    cover: 'eight-naughty-rabbits',
    letters: ['eigh', 'ough', 'augh'],
    about: 'Four letters, one sound.',
  },
  level8: {
    cover: 'wake-up-great-bear',
    letters: ['ea', 'ui', 'ei'],
    about: 'The rarest pairs.',
  },
  level9: {
    cover: 'cecil-in-space',
    letters: ['c', 'g', 'ch'],
    about: 'Other sounds: city, gem, school.',
  },
};
