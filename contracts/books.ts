// Books of the catalogue (specification, section 3).
import { z } from 'zod';
import { categories } from '../domain/levels.ts';
import { isCoverAddress, isFrameAddress, withoutTicket } from './addresses.ts';
import { bookText, reportFigures } from './phonics.ts';
import { requiredText, text } from './text.ts';

export const bookId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'A book id has 1 to 64 letters, digits, hyphens or underscores');

export const category = z.enum(categories, { error: 'Choose a category from level1 to level9' });

/** A book without its words: what lists and cards need. */
export const bookSummary = z.object({
  id: bookId,
  title: z.string(),
  author: z.string().nullable(),
  description: z.string().nullable(),
  category,
  coverImageUrl: z.string().nullable(),
  flipbookType: z.enum(['html', 'fliphtml5']),
  totalPages: z.number(),
  starReward: z.number(),
});

/** A book with what the reader shows: `content` for html, `flipbookUrl` for fliphtml5. */
export const book = bookSummary.extend({
  content: z.string().nullable(),
  flipbookUrl: z.string().nullable(),
  flipbookId: z.string().nullable(),
});

/** A row of the owner's table. */
export const adminBook = bookSummary.extend({
  flipbookUrl: z.string().nullable(),
  flipbookId: z.string().nullable(),
  /** Where the flipbook opens for its owner, if it is one of the library's own; it does for some hours. */
  openUrl: z.string().nullable(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** Null where the library does not know the book's words. */
  report: reportFigures.nullable(),
  /** Why the owner keeps it at its level although its words do not fit. */
  levelReason: z.string().nullable(),
});

const optionalText = (...asked: Parameters<typeof text>) =>
  text(...asked)
    .nullish()
    .transform((typed) => typed || null);

/** The owner's form 'Add New Book'. */
export const newBook = z.strictObject({
  title: requiredText('Title', 200),
  author: optionalText('Author', 120),
  description: optionalText('Description', 2000, 'lines'),
  category,
  coverImageUrl: optionalText('Cover image URL', 2000).refine(
    (address) => address === null || isCoverAddress(address),
    'Cover image URL must be a path beginning /public-objects/ or an https:// address',
  ),
  flipbookUrl: requiredText('Flipbook embed URL', 2000)
    .refine(isFrameAddress, 'Flipbook embed URL must be a valid https:// address')
    .transform(withoutTicket),
  flipbookId: optionalText('Flipbook book ID', 200),
  totalPages: z.literal(1).default(1),
  starReward: z.literal(1).default(1),
  flipbookType: z.literal('fliphtml5').default('fliphtml5'),
  text: bookText.nullish().transform((typed) => typed || null),
  levelReason: optionalText('Reason', 500, 'lines'),
});

/** What a report can be asked for before there is a book; the title may still be empty. */
export const reportBody = z.strictObject({
  category,
  title: text('Title', 200),
  text: bookText.min(1, 'Text is required'),
});

export type BookSummary = z.output<typeof bookSummary>;
export type Book = z.output<typeof book>;
export type AdminBook = z.output<typeof adminBook>;
export type NewBook = z.output<typeof newBook>;
