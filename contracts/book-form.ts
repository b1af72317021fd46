// Books as their owner sends them: new ones, changes, and words to report on.
import { z } from 'zod';
import { hasWords } from '../domain/text.ts';
import { isCoverAddress, isFrameAddress, withoutTicket } from './addresses.ts';
import { category } from './books.ts';
import { inlinePages, MOST_PAGES, TOO_LONG } from './inline-pages.ts';
import { bookText, LONGEST_BOOK_TEXT } from './phonics.ts';
import { checkPublication, firstPublication, publication } from './publishing.ts';
import { checkSeries, inSeries } from './series.ts';
import { requiredText, text } from './text.ts';

const optionalText = (...asked: Parameters<typeof text>) =>
  text(...asked)
    .nullish()
    .transform((typed) => typed || null);

const pictureAddress = (name: string) =>
  optionalText(name, 2000).refine(
    (address) => address === null || isCoverAddress(address),
    `${name} must be a path beginning /public-objects/ or an https:// address`,
  );

/** The fields of both kinds of books that the form and the catalogue file have alike. */
export const described = {
  title: requiredText('Title', 200),
  author: optionalText('Author', 120),
  description: optionalText('Description', 2000, 'lines'),
  category,
  coverImageUrl: pictureAddress('Cover image URL'),
  heroImageUrl: pictureAddress('Picture for the celebration'),
  levelReason: optionalText('Reason', 500, 'lines'),
};

const flipbook = {
  ...described,
  ...inSeries,
  flipbookUrl: requiredText('Flipbook embed URL', 2000)
    .refine(isFrameAddress, 'Flipbook embed URL must be a valid https:// address')
    .transform(withoutTicket),
  flipbookId: optionalText('Flipbook book ID', 200),
  text: bookText.nullish().transform((typed) => typed || null),
};

const inlineBook = {
  ...described,
  ...inSeries,
  flipbookType: z.literal('html'),
  content: inlinePages,
};

/** The names of the fields that the owner fills in, other than the pages. */
export type OwnerField = Exclude<
  keyof typeof flipbook | keyof typeof inlineBook,
  'flipbookType' | 'content'
>;

/** The owner's form 'Add New Book'. */
export const newFlipbook = z
  .strictObject({
    ...flipbook,
    flipbookType: z
      .literal('fliphtml5')
      .optional()
      .transform(() => 'fliphtml5' as const),
    totalPages: z.literal(1).default(1),
    starReward: z.literal(1).default(1),
    ...firstPublication,
  })
  .superRefine(checkSeries);

/** A new inline book. The server counts its pages. */
export const newInlineBook = z
  .strictObject({ ...inlineBook, starReward: z.literal(1).default(1), ...firstPublication })
  .superRefine(checkSeries);

const KIND = {
  error: ({ code }: { code?: string }) =>
    code === 'invalid_union' ? 'Flipbook type must be html or fliphtml5' : undefined,
};

export const newBook = z
  .discriminatedUnion('flipbookType', [newFlipbook, newInlineBook], KIND)
  .superRefine(checkPublication);

/** The version that the owner has edited. */
const version = z.int('Version must be the number that came with the book').min(1);

export const flipbookChanges = z
  .strictObject({ ...flipbook, flipbookType: z.literal('fliphtml5'), ...publication, version })
  .superRefine(checkSeries);
export const inlineBookChanges = z
  .strictObject({ ...inlineBook, ...publication, version })
  .superRefine(checkSeries);

/** A replacement of a book. Omitted fields become empty; an omitted state or series stays as it is. */
export const bookChanges = z
  .discriminatedUnion('flipbookType', [flipbookChanges, inlineBookChanges], KIND)
  .superRefine(checkPublication);

/** The body for a report on words that are not stored yet. The title may be empty. */
export const reportBody = z
  .strictObject({
    category,
    title: text('Title', 200),
    text: bookText.min(1, 'Text is required').optional(),
    /** The words of each page of an inline book, instead of `text`. Pages may be empty. */
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

export type NewBook = z.output<typeof newBook>;
export type BookChanges = z.output<typeof bookChanges>;
