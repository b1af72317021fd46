// Books of the catalogue (specification, section 3).
import { z } from 'zod';
import { readingStates } from '../domain/fit.ts';
import { categories } from '../domain/levels.ts';
import { tableColumns } from '../domain/owner-table.ts';
import { hasWords } from '../domain/text.ts';
import { isCoverAddress, isFrameAddress, withoutTicket } from './addresses.ts';
import { inlinePages, keptPage, MOST_PAGES, TOO_LONG } from './inline-pages.ts';
import { bookText, bookWords, LONGEST_BOOK_TEXT, reportFigures } from './phonics.ts';
import { requiredText, text } from './text.ts';

export const bookId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'A book id has 1 to 64 letters, digits, hyphens or underscores');

export const category = z.enum(categories, { error: 'Choose a category from level1 to level9' });

/** A book without its words: what lists and cards need. */
const bookSummary = z.object({
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

/** What of the owner's table is wanted, and in which order: without one, as the books stand on the shelf. */
export const adminShelfQuery = z.strictObject({
  category: category.optional(),
  ...part,
  sort: z
    .enum(tableColumns, { error: `sort must be one of ${tableColumns.join(', ')}` })
    .optional(),
  order: z.enum(['up', 'down'], { error: 'order must be up or down' }).optional(),
});

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

/** What the owner says of a book of either kind. */
const described = {
  title: requiredText('Title', 200),
  author: optionalText('Author', 120),
  description: optionalText('Description', 2000, 'lines'),
  category,
  coverImageUrl: optionalText('Cover image URL', 2000).refine(
    (address) => address === null || isCoverAddress(address),
    'Cover image URL must be a path beginning /public-objects/ or an https:// address',
  ),
  levelReason: optionalText('Reason', 500, 'lines'),
};

const flipbook = {
  ...described,
  flipbookUrl: requiredText('Flipbook embed URL', 2000)
    .refine(isFrameAddress, 'Flipbook embed URL must be a valid https:// address')
    .transform(withoutTicket),
  flipbookId: optionalText('Flipbook book ID', 200),
  text: bookText.nullish().transform((typed) => typed || null),
};

const inlineBook = { ...described, flipbookType: z.literal('html'), content: inlinePages };

/** The owner's form 'Add New Book'. */
export const newFlipbook = z.strictObject({
  ...flipbook,
  flipbookType: z
    .literal('fliphtml5')
    .optional()
    .transform(() => 'fliphtml5' as const),
  totalPages: z.literal(1).default(1),
  starReward: z.literal(1).default(1),
});

/** A book that is read page by page; how many pages it has, the server counts. */
export const newInlineBook = z.strictObject({
  ...inlineBook,
  starReward: z.literal(1).default(1),
});

const KIND = {
  error: ({ code }: { code?: string }) =>
    code === 'invalid_union' ? 'Flipbook type must be html or fliphtml5' : undefined,
};

export const newBook = z.discriminatedUnion('flipbookType', [newFlipbook, newInlineBook], KIND);

/** The version that the owner has read and changed. */
const version = z.int('Version must be the number that came with the book').min(1);

export const flipbookChanges = z.strictObject({
  ...flipbook,
  flipbookType: z.literal('fliphtml5'),
  version,
});
export const inlineBookChanges = z.strictObject({ ...inlineBook, version });

/** A book as it is to be: every field, and what is left out is empty. */
export const bookChanges = z.discriminatedUnion(
  'flipbookType',
  [flipbookChanges, inlineBookChanges],
  KIND,
);

/** A book as its owner edits it. */
export const wholeBook = adminBook.omit({ report: true, openUrl: true }).extend({
  /** The words of a flipbook, where they are known. */
  text: z.string().nullable(),
  /** The pages of an inline book. */
  content: z.array(keptPage).nullable(),
  /** Another after every change. */
  version: z.number(),
});

/** What a report can be asked for before there is a book; the title may still be empty. */
export const reportBody = z
  .strictObject({
    category,
    title: text('Title', 200),
    text: bookText.min(1, 'Text is required').optional(),
    /** The words of each page of an inline book, instead of `text`; of some pages there may be none. */
    pages: z
      .array(text('Words', 5000, 'lines'))
      .max(MOST_PAGES, `A book can have at most ${MOST_PAGES} pages`)
      .refine((pages) => pages.join('').length <= LONGEST_BOOK_TEXT, TOO_LONG)
      .optional(),
  })
  .superRefine(({ text, pages }, { addIssue }) => {
    const refuse = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (text !== undefined && pages !== undefined) refuse('pages', 'Give either text or pages');
    if (text === undefined && pages === undefined) refuse('text', 'Text is required');
    if (pages && !hasWords(pages.join(''))) refuse('pages', 'Pages have no words in them');
  });

export type BookSummary = z.output<typeof bookSummary>;
export type BookCard = z.output<typeof bookCard>;
export type ShelfQuery = z.output<typeof shelfQuery>;
export type AdminShelfQuery = z.output<typeof adminShelfQuery>;
export type ShelfOrder = (typeof shelfOrders)[number];
export type Book = z.output<typeof book>;
export type AdminBook = z.output<typeof adminBook>;
export type NewBook = z.output<typeof newBook>;
export type BookChanges = z.output<typeof bookChanges>;
export type WholeBook = z.output<typeof wholeBook>;
