// The order that an owner gives the books of a level.
import { z } from 'zod';
import { bookId, category } from './books.ts';

/** The most books of a level that an owner can put in order. */
export const MOST_IN_ORDER = 1000;

/** The params of a call about one level. */
export const ofLevel = z.strictObject({ category });

export const levelOrder = z.strictObject({
  /** The ids of all books of the level, in any state, in the wanted order. */
  ids: z
    .array(bookId, { error: 'ids must be a list of the ids of books' })
    .min(1, 'ids must name every book of the level')
    .max(MOST_IN_ORDER, {
      error: `At most ${MOST_IN_ORDER} books of a level can be put in order`,
      abort: true,
    })
    .refine((ids) => new Set(ids).size === ids.length, 'A book is named twice'),
});
