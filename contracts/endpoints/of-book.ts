import { z } from 'zod';
import { bookId } from '../books.ts';

/** The params of a call about one book. */
export const ofBook = z.strictObject({ bookId });
/** The book of the examples. */
export const SAM = { bookId: 'sam' };
