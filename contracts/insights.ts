// What the owner sees of her shelf as a whole: which phonograms her books practise, and which books are
// read. Never who reads them.
import { z } from 'zod';
import { bookId, category } from './books.ts';

/** Of each phonogram, how many books of each level have it. */
export const phonogramMap = z.object({
  /** In teaching order. */
  phonograms: z.array(
    z.object({
      /** Such as `ea:head`. */
      key: z.string(),
      letters: z.string(),
      /** A word that has it. */
      example: z.string(),
      /** The level that teaches it, 1 to 9. */
      level: z.number(),
      /** How many books have it in a word that is sounded out, those of level 1 first. */
      books: z.array(z.number()),
    }),
  ),
  /** How many books of each level there are. */
  booksOfLevel: z.array(z.number()),
  /** Books whose words are not known (yet): they are not counted. */
  unknown: z.number(),
});

export const phonogramQuery = z.strictObject({
  phonogram: z
    .string({ error: 'Phonogram is required, such as ea:head' })
    .max(60, 'A phonogram has at most 60 characters')
    .regex(/^[^\p{Cc}%_\\]+$/u, 'Phonogram must be one such as ea:head'),
  category,
});

/** The books behind a cell of the map. */
export const booksWithPhonogram = z.object({
  total: z.number(),
  /** The first of them by title. */
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

/** A count of children; null for one or two of them, who could be told apart. */
const children = z.number().nullable();

export const readersOfBooks = z.object({
  /** When they were counted, epoch milliseconds. */
  countedAt: z.number(),
  /** How many books there are, and how many of them stand on a page. */
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
