// Phonics reports on books, and the owner's phonics settings: the words taught whole (heart words), and the soundings
// of words that the dictionary lacks.
import { z } from 'zod';
import { categories } from '../domain/levels.ts';
import { hasWords, hyphenate, normaliseWord } from '../domain/text.ts';
import { text } from './text.ts';

/** From 1 to 9. */
const level = z.number();
const share = z.number();

/** A small step inside a level. */
export const step = z.object({
  /** Its level and its place in the level, such as `3.2`. */
  id: z.string(),
  /** What it teaches, such as `e u r h b` or `Two consonants at the start`. */
  title: z.string(),
});

/** A report on the words of a book, including its title, for the book's level. */
export const bookReport = z.object({
  level,
  /** The step from which the text can be read, ignoring words that no step can read; null if there is none. */
  step: step.nullable(),
  /** The number of words, with repetitions. */
  words: z.number(),
  /** The share of words, from 0 to 1, that can be sounded out at the level. */
  decodable: share,
  /** The same share, including the heart words taught up to the level. */
  withHeartWords: share,
  /** The distinct words that have a phonogram taught at exactly this level, in lower case. */
  practising: z.array(z.string()),
  /** The distinct words that cannot be read at the level, in reading order. */
  failing: z.array(
    z.object({
      /** In lower case. */
      word: z.string(),
      /** A sentence. */
      reason: z.string(),
      /** The lowest level at which the word can be read; null if there is none. */
      readFrom: level.nullable(),
      /** `page` 0 is the title. `start` is the number of characters before the word on its page. */
      places: z.array(z.object({ page: z.number(), start: z.number() })),
    }),
  ),
  /** The distinct words with several pronunciations, judged by the easiest one. */
  ambiguous: z.array(z.string()),
});

/** A report as numbers, for a table. */
export const reportFigures = bookReport
  .pick({ level: true, step: true, words: true, decodable: true, withHeartWords: true })
  .extend({
    /** The number of distinct words. */
    practising: z.number(),
    /** The number of distinct words. */
    failing: z.number(),
  });

/** A report on a book that is not stored yet. */
export const levelPreview = z.object({
  report: bookReport,
  /** Whether every word can be sounded out at the level or is a heart word taught up to it. */
  fits: z.boolean(),
  /**
   * The lowest level at which the text can be read, ignoring words that no level can read; null if no word can be
   * read at any level.
   */
  fittingLevel: level.nullable(),
});

/** A part of a word: a phonogram, or letters that are learned by heart. */
export const wordPart = z.object({
  letters: z.string(),
  /** In IPA; empty when silent. */
  sound: z.string(),
  /** The level that teaches it; null if none does. */
  level: level.nullable(),
  /** An example word; null if no level teaches the part. */
  example: z.string().nullable(),
  /** The key of the phonogram, 'ea:head'; null if the part is not a phonogram, and for the silent e of 'cake'. */
  phonogram: z.string().nullable(),
});

/** The breakdown of the words of an inline book, for word help in the reader. */
export const bookWords = z.object({
  /** The distinct parts, shared between words. */
  parts: z.array(wordPart),
  /** The indexes of the parts of each word (in lower case, with a straight apostrophe); empty if it is unknown. */
  splits: z.record(z.string(), z.array(z.number())),
  /** The words that are taught whole because they cannot be sounded out at the book's level. */
  heartWords: z.array(z.string()),
});

export const LONGEST_BOOK_TEXT = 100_000;

/** The words of a book: plain text, with blank lines between its pages. */
export const bookText = text('Text', LONGEST_BOOK_TEXT, 'lines').refine(
  (typed) => typed === '' || hasWords(typed),
  'Text has no words in it',
);

/** Splits a book's text into its pages, as the positions in a report count them. */
export function pagesOfText(typed: string): string[] {
  return typed.trim().split(/\r?\n\s*\n/);
}

const LONGEST_WORD = 40;

/** A word of letters, in lower case, with straight apostrophes between them. */
export const bareWord = z
  .string({ error: 'Word must be text' })
  .min(1, { error: 'Word is required', abort: true })
  .regex(/^(?=.{1,40}$)\p{L}+(?:'\p{L}+)*$/u, {
    abort: true,
    error: ({ input }) =>
      `${JSON.stringify(String(input).slice(0, LONGEST_WORD))} is not a word: letters, with apostrophes between them, at most ${LONGEST_WORD}`,
  })
  .refine((typed) => typed === normaliseWord(typed), 'A word must be in plain lower-case letters');

/** A word, normalised as in reports: "Don’t" becomes "don't". */
export const word = z
  .string({ error: 'Word must be text' })
  // Limit the length before normalising, because normalising very many combining marks takes minutes.
  .max(4 * LONGEST_WORD, `A word can have at most ${LONGEST_WORD} characters`)
  .transform((typed) => normaliseWord(typed).trim())
  .pipe(bareWord);

const HEART_WORDS_A_LEVEL = 300;
const SOUNDINGS = 1000;

const heartWordsOfLevel = z
  .array(word)
  .max(HEART_WORDS_A_LEVEL, `A level can have at most ${HEART_WORDS_A_LEVEL} heart words`)
  .transform((words) => [...new Set(words)]);

const heartWords = z
  .array(heartWordsOfLevel)
  .length(categories.length, 'Heart words must be nine lists, one for each level')
  .superRefine((levels, { addIssue }) => {
    const taughtAt = new Map<string, number>();
    for (const [index, words] of levels.entries()) {
      for (const word of words) {
        const first = taughtAt.get(word);
        if (first === undefined) taughtAt.set(word, index + 1);
        else {
          const message = `"${word}" is at levels ${first} and ${index + 1}: a word belongs to one level`;
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

/** The owner's phonics settings. */
export const phonics = z.strictObject({
  /** The heart words that each level adds, starting with level 1. */
  heartWords,
  soundings,
});

/** The settings as sent by a client. */
export const phonicsBody = phonics.extend({
  /** The update is rejected if this is not the stored version. If omitted, the version is not checked. */
  version: z
    .number({ error: 'Version must be a number' })
    .int('Version must be a whole number')
    .nonnegative('Version must be a whole number')
    .optional(),
});

/** The settings as stored. */
export const storedPhonics = z.object({
  /** Increases with every update. */
  version: z.number(),
  heartWords: z.array(z.array(z.string())),
  soundings: z.array(z.object({ word: z.string(), sounding: z.string() })),
});

/** `pending` is the number of reports still to be created in the background. */
export const savedPhonics = storedPhonics.extend({ pending: z.number() });

export type BookReport = z.output<typeof bookReport>;
export type ReportFigures = z.output<typeof reportFigures>;
export type WordPart = z.output<typeof wordPart>;
export type BookWords = z.output<typeof bookWords>;
export type LevelPreview = z.output<typeof levelPreview>;
export type StoredPhonics = z.output<typeof storedPhonics>;
export type Phonics = Omit<StoredPhonics, 'version'>;
