// The reading report for a parent.
import { z } from 'zod';
import { MOST_REPORT_WEEKS } from '../domain/reading-report.ts';
import { bookId } from './books.ts';
import { heardCounts } from './heard-words.ts';

const weeks = `weeks must be a whole number from 1 to ${MOST_REPORT_WEEKS}`;

export const reportQuery = z.strictObject({
  weeks: z
    .string({ error: weeks })
    .refine((text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_REPORT_WEEKS, weeks)
    .optional(),
});

/** 'YYYY-MM-DD' in the library's time zone. */
const day = z.iso.date();

/** The key of a phonogram: its letters and an example word, 'ea:head'. */
const phonogram = z.string();

const readBook = z.object({
  bookId,
  /** Null if the book was deleted. */
  title: z.string().nullable(),
  /** 1 to 9; null if it is no longer known. */
  level: z.number().nullable(),
  /** Null if the book has no cover or was deleted. */
  coverImageUrl: z.string().nullable(),
  /** Counted from 1; null if only a star records the reading. */
  firstPage: z.number().nullable(),
  lastPage: z.number().nullable(),
  /** Whether it was finished on this day. */
  isFinished: z.boolean(),
  /** Whether it was finished on this day, and before. */
  isAgain: z.boolean(),
  /** Whether it was read to the child on this day. */
  isListened: z.boolean(),
  /** Whether it was finished on this day only by marking it on its first page. */
  isMarked: z.boolean(),
});

export const readingReport = z.object({
  today: day,
  firstName: z.string().nullable(),
  /** The level the child started at; null if the parent has not chosen one. */
  startingLevel: z.number().nullable(),
  /** The days with reading, latest first. The books of a day are most recently read first. */
  days: z.array(z.object({ day, books: z.array(readBook) })),
  /** Whether there is reading before the first of these weeks. */
  hasEarlier: z.boolean(),
  /** The stars earned in each week, starting on its Monday. The current week is last. */
  weeks: z.array(z.object({ monday: day, stars: z.number() })),
  /** The phonograms of each level in teaching order. */
  levels: z.array(
    z.object({
      level: z.number(),
      phonograms: z.array(phonogram),
      /** Those that occur in finished books. */
      met: z.array(phonogram),
      /** Those that occur in words for which the child asked for help. */
      practised: z.array(phonogram),
      /** Whether the child started at a later level. */
      isKnownBefore: z.boolean(),
    }),
  ),
  /** The words that a parent has heard the child read, by the latest mark of each. */
  heardWords: heardCounts,
});

export type ReadBook = z.output<typeof readBook>;
export type ReadingReport = z.output<typeof readingReport>;
