// What the phonograms say of a book, and what the library's owner says of words: those taught whole
// (heart words), and how a word is sounded that no dictionary knows.
import { z } from 'zod';
import { categories } from '../domain/levels.ts';
import { hasWords, hyphenate, normaliseWord } from '../domain/text.ts';
import { text } from './text.ts';

/** From 1 to 9. */
const level = z.number();
const share = z.number();

/** Of the words of a book with its title, against the level it stands at. */
export const bookReport = z.object({
  level,
  /** Running words. */
  words: z.number(),
  /** The share of them, from 0 to 1, that can be sounded out at the level. */
  decodable: share,
  /** The same, with the heart words taught by then. */
  withHeartWords: share,
  /** The different words that have a phonogram of this very level, in lower case. */
  practising: z.array(z.string()),
  /** The different words that cannot be read at the level, in reading order. */
  failing: z.array(
    z.object({
      /** In lower case. */
      word: z.string(),
      /** A sentence. */
      reason: z.string(),
      /** The level from which on it is read; null where it is read at none. */
      readFrom: level.nullable(),
      /** `page` 0 is the title; `start` counts the characters before the word on its page. */
      places: z.array(z.object({ page: z.number(), start: z.number() })),
    }),
  ),
  /** The different words that count as decodable in the easiest of several ways to say them. */
  ambiguous: z.array(z.string()),
});

/** A report in figures, for a table. */
export const reportFigures = bookReport
  .pick({ level: true, words: true, decodable: true, withHeartWords: true })
  .extend({
    /** How many different words. */
    practising: z.number(),
    /** How many different words. */
    failing: z.number(),
  });

/** What is said of a book before it is stored. */
export const foresight = z.object({
  report: bookReport,
  /** Whether each of its words can be sounded out at the level or is a heart word by then. */
  fits: z.boolean(),
  /**
   * The lowest level that suits all words which can be read at some level; null where no word can.
   */
  fittingLevel: level.nullable(),
});

/** A part of a word: a phonogram, or letters that are learnt by heart. */
export const wordPart = z.object({
  letters: z.string(),
  /** In IPA; empty when silent. */
  sound: z.string(),
  /** The level that teaches it; null where none does. */
  level: level.nullable(),
  /** A word that has it; null where no level teaches it. */
  example: z.string().nullable(),
  /** Which phonogram it is, 'ea:head'; null where it is none, and for the silent e of 'cake'. */
  phonogram: z.string().nullable(),
});

/** How the different words of an inline book are made, so that the reader can help with each. */
export const bookWords = z.object({
  /** The different parts, which words share. */
  parts: z.array(wordPart),
  /** For each word in lower case, with a straight apostrophe, which parts it has; none if unknown. */
  splits: z.record(z.string(), z.array(z.number())),
  /** Those of them that are taught whole, because the book's level cannot sound them out. */
  heartWords: z.array(z.string()),
});

export const LONGEST_BOOK_TEXT = 100_000;

/** The words of a book: plain text, with blank lines between its pages. */
export const bookText = text('Text', LONGEST_BOOK_TEXT, 'lines').refine(
  (typed) => typed === '' || hasWords(typed),
  'Text has no words in it',
);

/** The pages of a book's text, in which a report's places count. */
export function pagesOfText(typed: string): string[] {
  return typed.trim().split(/\r?\n\s*\n/);
}

const LONGEST_WORD = 40;

/** A word as reports write it: "Don’t" becomes "don't". */
const word = z
  .string({ error: 'Word must be text' })
  // Marks count here as characters of their own, and putting very many in order takes minutes.
  .max(4 * LONGEST_WORD, `A word can have at most ${LONGEST_WORD} characters`)
  .transform((typed) => normaliseWord(typed).trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'Word is required', abort: true })
      .regex(/^(?=.{1,40}$)\p{L}+(?:'\p{L}+)*$/u, {
        error: ({ input }) =>
          `${JSON.stringify(String(input).slice(0, LONGEST_WORD))} is not a word: letters and apostrophes alone, at most ${LONGEST_WORD}`,
      }),
  );

const HEART_WORDS_A_LEVEL = 300;
const SOUNDINGS = 1000;

const heartWordsOfLevel = z
  .array(word)
  .max(HEART_WORDS_A_LEVEL, `A level can have at most ${HEART_WORDS_A_LEVEL} heart words`)
  .transform((words) => [...new Set(words)]);

const heartWords = z
  .array(heartWordsOfLevel)
  .length(categories.length, 'Heart words are nine lists, one for each level')
  .superRefine((levels, { addIssue }) => {
    const taughtAt = new Map<string, number>();
    for (const [index, words] of levels.entries()) {
      for (const word of words) {
        const first = taughtAt.get(word);
        if (first === undefined) taughtAt.set(word, index + 1);
        else {
          const message = `"${word}" stands at levels ${first} and ${index + 1}: one level teaches it`;
          addIssue({ code: 'custom', path: [index], message });
        }
      }
    }
  });

const soundings = z
  .array(
    z.strictObject({
      word,
      /** Its phonograms with hyphens between them, such as `z-i-g-z-oo-m`. */
      sounding: text('Sounding', 200)
        .overwrite(hyphenate)
        .toLowerCase()
        .min(1, 'Sounding is required, such as z-i-g-z-oo-m'),
    }),
  )
  .max(SOUNDINGS, `There can be at most ${SOUNDINGS} soundings`)
  .superRefine((all, { addIssue }) => {
    const known = new Set<string>();
    for (const [at, { word }] of all.entries()) {
      if (known.has(word)) {
        addIssue({ code: 'custom', path: [at, 'word'], message: `"${word}" has two soundings` });
      }
      known.add(word);
    }
  });

/** What the owner says of words, as a whole. */
export const phonics = z.strictObject({
  /** Those that each level adds, the first level first. */
  heartWords,
  soundings,
});

/** The same as it is sent. */
export const phonicsBody = phonics.extend({
  /** Refused where another version is stored now; left out, it replaces whatever is stored. */
  version: z
    .number({ error: 'Version must be a number' })
    .int('Version must be a whole number')
    .nonnegative('Version must be a whole number')
    .optional(),
});

/** The same as it is stored. */
export const storedPhonics = z.object({
  /** Counts how often it was written. */
  version: z.number(),
  heartWords: z.array(z.array(z.string())),
  soundings: z.array(z.object({ word: z.string(), sounding: z.string() })),
});

/** `pending` reports still follow; they do so by themselves. */
export const savedPhonics = storedPhonics.extend({ pending: z.number() });

export type BookReport = z.output<typeof bookReport>;
export type ReportFigures = z.output<typeof reportFigures>;
export type WordPart = z.output<typeof wordPart>;
export type BookWords = z.output<typeof bookWords>;
export type Foresight = z.output<typeof foresight>;
export type StoredPhonics = z.output<typeof storedPhonics>;
export type Phonics = Omit<StoredPhonics, 'version'>;
