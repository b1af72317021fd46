// Books of the catalogue (specification, section 3), as they are told. book-form.ts has them as their owner sends them.
import { z } from 'zod';
import { readingStates } from '../domain/fit.ts';
import { categories } from '../domain/levels.ts';
import { tableColumns } from '../domain/owner-table.ts';
import { stepIds } from '../domain/teaching-steps.ts';
import { keptPage } from './inline-pages.ts';
import { bookWords, reportFigures } from './phonics.ts';
import { bookState, published } from './publishing.ts';
import { narrated } from './recordings.ts';
import { shownSeries } from './series.ts';
import { text } from './text.ts';
import { wholeNumber } from './whole-number.ts';

export const bookId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'A book id has 1 to 64 letters, digits, hyphens or underscores');

export const category = z.enum(categories, { error: 'Choose a category from level1 to level9' });

/** A book without its words, for lists and cards. */
const bookSummary = z.object({
  id: bookId,
  title: z.string(),
  author: z.string().nullable(),
  description: z.string().nullable(),
  category,
  coverImageUrl: z.string().nullable(),
  /** The picture of the celebration: the book's hero. Null if there is none. */
  heroImageUrl: z.string().nullable(),
  flipbookType: z.enum(['html', 'fliphtml5']),
  totalPages: z.number(),
  starReward: z.number(),
  ...shownSeries,
  /** Present for a flipbook of another host, which needs a network: a device cannot keep it. */
  isElsewhere: z.literal(true).optional(),
});

/** A book on a page of the shelf, with its fit for the caller. */
export const bookCard = bookSummary.extend({
  /** Omitted if the whole shelf was requested at once; null if the book's words are not known. */
  fit: z
    .object({
      /** The sounds the child has not met, in teaching order: letters and a word, such as `sh:ship`. */
      newSounds: z.array(z.string()),
      /** The step that comes before the book's own, such as `3.2`; null before the first. */
      after: z.string().nullable(),
    })
    .nullish(),
});

/** The maximum page size of a list. */
export const LONGEST_PAGE = 100;

/** The requested part of a list. Without a limit, it extends to the end. */
const part = {
  limit: wholeNumber('limit', 1, LONGEST_PAGE).optional(),
  offset: wholeNumber('offset', 0, 1_000_000).optional(),
  search: text('Search', 200).optional(),
};

export const shelfOrders = ['level', 'fit', 'recent'] as const;

/** Filter and order of the shelf. */
export const shelfQuery = z.strictObject({
  category: category.optional(),
  /** Only the books of this step. */
  step: z
    .enum(stepIds, { error: `step must be one of ${stepIds[0]} to ${stepIds.at(-1)}` })
    .optional(),
  ...part,
  state: z
    .enum(readingStates, { error: `state must be one of ${readingStates.join(', ')}` })
    .optional(),
  /**
   * By level; by fit; or most recently read first, with unread books last. Without it, a page asked for by `Prefer` is by
   * fit, any other list by level.
   */
  sort: z.enum(shelfOrders, { error: `sort must be one of ${shelfOrders.join(', ')}` }).optional(),
});

/** Filter and order of the owner's table. The default is the order of the shelf. */
export const adminShelfQuery = z.strictObject({
  category: category.optional(),
  state: bookState.optional(),
  ...part,
  sort: z
    .enum(tableColumns, { error: `sort must be one of ${tableColumns.join(', ')}` })
    .optional(),
  order: z.enum(['up', 'down'], { error: 'order must be up or down' }).optional(),
});

/** The book to read now. */
export const proposal = z.object({
  /** The book to start next; null if the child has started them all. */
  book: bookCard.nullable(),
  /**
   * If there is no such book, the finished book to read again: the one read longest ago, of those with fewer than
   * three paw prints if there are any. Else null.
   */
  again: bookCard.nullable(),
  /** The books begun and not finished, the most recently read one first: three at most. */
  started: z.array(bookCard),
});

/** A book with the content for the reader: `content` for html, `flipbookUrl` for fliphtml5. */
export const book = bookSummary.extend({
  content: z.string().nullable(),
  flipbookUrl: z.string().nullable(),
  flipbookId: z.string().nullable(),
  /** Null for a flipbook, and until the words have been analysed. */
  words: bookWords.nullable(),
  /** The recorded parts of its words, in the order of the book; a page has either its sentences or one part. */
  narration: z.array(narrated),
});

/** A row of the owner's table. */
export const adminBook = bookSummary.extend({
  flipbookUrl: z.string().nullable(),
  flipbookId: z.string().nullable(),
  /** The address that opens the library's own flipbook for the owner. Valid for some hours. */
  openUrl: z.string().nullable(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** Null if the book's words are not known. */
  report: reportFigures.nullable(),
  /** The owner's reason to keep the level although the words do not fit it. */
  levelReason: z.string().nullable(),
  ...published,
  /** How many children have begun the book. */
  begun: z.number(),
  /** Its place in the order of its level, from 0; absent if the owner has given it none. */
  place: z.number().optional(),
});

/** A book in the owner's editor. */
export const wholeBook = adminBook.omit({ report: true, openUrl: true }).extend({
  /** The words of a flipbook, if they are known. */
  text: z.string().nullable(),
  /** The pages of an inline book. */
  content: z.array(keptPage).nullable(),
  /** Changes with every update. */
  version: z.number(),
});

export type BookSummary = z.output<typeof bookSummary>;
export type BookCard = z.output<typeof bookCard>;
export type Proposal = z.output<typeof proposal>;
export type ShelfQuery = z.output<typeof shelfQuery>;
export type AdminShelfQuery = z.output<typeof adminShelfQuery>;
export type ShelfOrder = (typeof shelfOrders)[number];
export type Book = z.output<typeof book>;
export type AdminBook = z.output<typeof adminBook>;
export type WholeBook = z.output<typeof wholeBook>;
