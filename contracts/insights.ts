// The owner's statistics: which phonograms the books practise, and how often books are read. They never identify
// readers.
import { z } from 'zod';
import { bookId, category } from './books.ts';
import { step } from './phonics.ts';

/** For each phonogram, the number of books of each level that have it. */
export const phonogramMap = z.object({
  /** In teaching order. */
  phonograms: z.array(
    z.object({
      /** Such as `ea:head`. */
      key: z.string(),
      letters: z.string(),
      /** An example word. */
      example: z.string(),
      /** The level that teaches it, 1 to 9. */
      level: z.number(),
      /** The step of that level. */
      step,
      /** The number of books that have it in a word that is sounded out, by level, starting with level 1. */
      books: z.array(z.number()),
    }),
  ),
  /** The number of books of each level. */
  booksOfLevel: z.array(z.number()),
  /** The number of books whose words are not known (yet). The other counts exclude them. */
  unknown: z.number(),
});

export const phonogramQuery = z.strictObject({
  phonogram: z
    .string({ error: 'Phonogram is required, such as ea:head' })
    .max(60, 'A phonogram has at most 60 characters')
    .regex(/^[^\p{Cc}%_\\]+$/u, 'Phonogram must be one such as ea:head'),
  category,
});

/** The books of one cell of the map. */
export const booksWithPhonogram = z.object({
  total: z.number(),
  /** The first ones by title. */
  books: z.array(
    z.object({ id: bookId, title: z.string(), category, levelReason: z.string().nullable() }),
  ),
});

const readerSorts = ['title', 'opened', 'finished', 'finishedLately'] as const;

export const readersQuery = z.strictObject({
  sort: z.enum(readerSorts, { error: `sort must be one of ${readerSorts.join(', ')}` }).optional(),
  order: z.enum(['up', 'down'], { error: 'order must be up or down' }).optional(),
  /** From 1 on. */
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'page must be a whole number from 1')
    .transform(Number)
    .optional(),
});

/** A count of children; null for one or two, who could be identified. */
const children = z.number().nullable();

export const readersOfBooks = z.object({
  /** When the children were counted, in epoch milliseconds. */
  countedAt: z.number(),
  /** The number of books, and the number of books per page. */
  total: z.number(),
  pageSize: z.number(),
  books: z.array(
    z.object({
      id: bookId,
      title: z.string(),
      category,
      opened: children,
      finished: children,
      /** Within the last 30 days. */
      finishedLately: children,
    }),
  ),
});

export type BooksWithPhonogram = z.output<typeof booksWithPhonogram>;
export type PhonogramMap = z.output<typeof phonogramMap>;
export type ReadersOfBooks = z.output<typeof readersOfBooks>;
export type ReaderSort = (typeof readerSorts)[number];
