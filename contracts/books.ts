// Books of the catalogue (specification, section 3).
import { z } from 'zod';
import { readingStates } from '../domain/fit.ts';
import { categories } from '../domain/levels.ts';
import { isCoverAddress, isFrameAddress } from './addresses.ts';
import { bookText, bookWords, reportFigures } from './phonics.ts';
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

/** A book of a page of the shelf, as it stands to the child who asks. */
export const bookCard = bookSummary.extend({
  /** Left out where the whole shelf was asked for at once; null where the book's words are not known. */
  fit: z
    .object({
      /** The sounds the child has not met, in teaching order: letters and a word, such as `sh:ship`. */
      newSounds: z.array(z.string()),
    })
    .nullish(),
});

/** The longest page of a list. */
export const LONGEST_PAGE = 100;

const wholeNumber = (name: string, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return z
    .string({ error: message })
    .regex(/^\d{1,7}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};

/** Which part of a list is wanted. Without a limit it is the rest. */
const part = {
  limit: wholeNumber('limit', 1, LONGEST_PAGE).optional(),
  offset: wholeNumber('offset', 0, 1_000_000).optional(),
  search: text('Search', 200).optional(),
};

export const shelfOrders = ['level', 'fit', 'recent'] as const;

/** What of the shelf is wanted, and in which order. */
export const shelfQuery = z.strictObject({
  category: category.optional(),
  ...part,
  state: z
    .enum(readingStates, { error: `state must be one of ${readingStates.join(', ')}` })
    .optional(),
  /** By level; by how well books fit the child; or the book read last first, and those never read last. */
  sort: z.enum(shelfOrders, { error: `sort must be one of ${shelfOrders.join(', ')}` }).optional(),
});

export const adminShelfQuery = z.strictObject(part);

/** The one book to begin now; null where the child has begun them all. */
export const proposal = z.object({ book: bookCard.nullable() });

/** A book with what the reader shows: `content` for html, `flipbookUrl` for fliphtml5. */
export const book = bookSummary.extend({
  content: z.string().nullable(),
  flipbookUrl: z.string().nullable(),
  flipbookId: z.string().nullable(),
  /** Null for a flipbook, and where the library has not looked at the words yet. */
  words: bookWords.nullable(),
});

/** A row of the owner's table. */
export const adminBook = bookSummary.extend({
  flipbookUrl: z.string().nullable(),
  flipbookId: z.string().nullable(),
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
  flipbookUrl: requiredText('Flipbook embed URL', 2000).refine(
    isFrameAddress,
    'Flipbook embed URL must be a valid https:// address',
  ),
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
export type BookCard = z.output<typeof bookCard>;
export type ShelfQuery = z.output<typeof shelfQuery>;
export type ShelfOrder = (typeof shelfOrders)[number];
export type Proposal = z.output<typeof proposal>;
export type Book = z.output<typeof book>;
export type AdminBook = z.output<typeof adminBook>;
export type NewBook = z.output<typeof newBook>;
