// What a parent is told of a child's reading.
import { z } from 'zod';
import { MOST_REPORT_WEEKS } from '../domain/reading-report.ts';
import { bookId } from './books.ts';

const weeks = `weeks must be a whole number from 1 to ${MOST_REPORT_WEEKS}`;

export const reportQuery = z.strictObject({
  weeks: z
    .string({ error: weeks })
    .refine((text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_REPORT_WEEKS, weeks)
    .optional(),
});

/** 'YYYY-MM-DD' in the library's time zone. */
const day = z.iso.date();

/** The key of a phonogram: its letters and a word that has it, 'ea:head'. */
const phonogram = z.string();

const readBook = z.object({
  bookId,
  /** Null where the book has left the library. */
  title: z.string().nullable(),
  /** 1 to 9; null where nobody knows it any more. */
  level: z.number().nullable(),
  /** Null where it has none, or has left. */
  coverImageUrl: z.string().nullable(),
  /** Pages are counted from 1; null where only the star tells of the reading. */
  firstPage: z.number().nullable(),
  lastPage: z.number().nullable(),
  /** It was read to its end on this day. */
  isFinished: z.boolean(),
});

export const readingReport = z.object({
  today: day,
  firstName: z.string().nullable(),
  /** The level the child started at; null where nobody has said. */
  startingLevel: z.number().nullable(),
  /** On which days something was read, the latest first; of a day the book read last comes first. */
  days: z.array(z.object({ day, books: z.array(readBook) })),
  /** Something was read before the first of these weeks. */
  hasEarlier: z.boolean(),
  /** Stars earned in each week, which begins on its Monday; this week's come last. */
  weeks: z.array(z.object({ monday: day, stars: z.number() })),
  /** The phonograms of each level in teaching order. */
  levels: z.array(
    z.object({
      level: z.number(),
      phonograms: z.array(phonogram),
      /** Those of them that finished books have. */
      met: z.array(phonogram),
      /** Those of them in words that the child has asked for. */
      practised: z.array(phonogram),
      /** The child started at a later level. */
      isKnownBefore: z.boolean(),
    }),
  ),
});

export type ReadBook = z.output<typeof readBook>;
export type ReadingReport = z.output<typeof readingReport>;
