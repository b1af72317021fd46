import { z } from 'zod';
import { bookId } from './books.ts';

/** A student's position in one book. */
export const progressEntry = z.object({
  bookId,
  /** Counted from 1. */
  currentPage: z.number(),
  completed: z.boolean(),
  /** The paw prints on the book, 0 to 3: one for each further day on which the child read it to its end. */
  pawPrints: z.number(),
  /** The time of the last page turn, in epoch milliseconds; null if the book was never opened. */
  updatedAt: z.number().nullable(),
});

/**
 * The time of an event that is reported late, in epoch milliseconds. The server limits it to a range that ends
 * now.
 */
const eventTime = (field: string) => {
  const allowed = `${field} must be a time in epoch milliseconds`;
  return z.number({ error: allowed }).int(allowed).min(0, allowed).optional();
};

export const progressBody = z.strictObject({
  bookId,
  currentPage: z
    .number({ error: 'currentPage must be a number' })
    .int('currentPage must be a whole number')
    .min(1, 'currentPage must be at least 1')
    .max(10_000, 'currentPage must be at most 10000'),
  /** When the child turned to the page. */
  turnedAt: eventTime('turnedAt'),
});

export const completionBody = z
  .strictObject({
    finishedAt: eventTime('finishedAt'),
    /** Whether the book was read to the child, mostly. */
    listened: z.boolean({ error: 'listened must be true or false' }).optional(),
    /** Whether it was marked as finished on its first page, and no page was turned. */
    marked: z.boolean({ error: 'marked must be true or false' }).optional(),
  })
  .nullish();

export const completion = z.object({
  /** Whether the book is finished, now or before. */
  completed: z.boolean(),
  /** Whether this request granted the star. */
  starAwarded: z.boolean(),
  totalStars: z.number(),
  /** The paw prints on the book, 0 to 3. */
  pawPrints: z.number(),
  /** Whether this request made a paw print. */
  isNewPrint: z.boolean(),
  /** The titles of the achievements that this request earned, the rarest first. */
  achievements: z.array(z.string()),
});

export const achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Epoch milliseconds; null until earned. */
  earnedAt: z.number().nullable(),
});

export type ProgressEntry = z.output<typeof progressEntry>;
export type Completion = z.output<typeof completion>;
export type Achievement = z.output<typeof achievement>;
