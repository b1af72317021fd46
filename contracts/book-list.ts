// A book list: a CSV file of titles, levels, addresses and words, of which drafts are made.
import { z } from 'zod';
import { category } from './books.ts';

/** The maximum size of a file in bytes. */
export const LONGEST_BOOK_LIST = 1_048_576;
export const BOOK_LIST_TOO_LARGE = 'A book list can have at most 1 MB. Split it into two.';
/** The most rows with a book. */
export const MOST_LISTED_BOOKS = 500;
/** How each spreadsheet program saves a CSV file. */
export const HOW_TO_SAVE_CSV =
  'A book list is a CSV file. In Excel choose File, Save As, CSV UTF-8. In Google Sheets choose File, Download, Comma-separated values. In Numbers choose File, Export To, CSV. In LibreOffice choose File, Save As, Text CSV.';

/** Returns why a file of another kind is refused. `name` is the name of its kind, such as 'an Excel sheet'. */
export const noBookList = (name: string): string => `This is ${name}. ${HOW_TO_SAVE_CSV}`;

/** The columns of a book list, by the names that the owner reads. */
export const listColumns = {
  title: 'Title',
  author: 'Author',
  level: 'Level',
  address: 'Address',
  cover: 'Cover',
  description: 'Description',
  words: 'Words',
  series: 'Series',
  seriesNumber: 'Number in the series',
} as const;

export type ListColumn = keyof typeof listColumns;
export const listColumnNames = Object.keys(listColumns) as [ListColumn, ...ListColumn[]];

const remark = z.object({ column: z.enum(listColumnNames), message: z.string() });

/** What becomes of a row: a draft; nothing, unless it is asked for, because its title is known; nothing, because it is wrong. */
const rowFates = ['new', 'known', 'wrong'] as const;

const listedBook = z.object({
  /** The number of the row in the spreadsheet, from 1. */
  row: z.number(),
  fate: z.enum(rowFates),
  /** As the draft will have it; of a wrong row, as the file has it. */
  title: z.string(),
  author: z.string().nullable(),
  /** Null if the row names none. */
  category: category.nullable(),
  /** The series, and the number in it; null if the row names none. */
  series: z.string().nullable(),
  seriesNumber: z.number().nullable(),
  /** The address that the draft gets; null for a book that is read page by page. */
  address: z.string().nullable(),
  /** The number of pages that the words make; null for a flipbook. */
  pages: z.number().nullable(),
  /** What is wrong, with what is allowed. */
  problems: z.array(remark),
  /** What the owner should know of a row that is right. */
  notes: z.array(remark),
});

/** What would be made of a book list. */
export const bookListPlan = z.object({
  /** A digest of what would be made, for the call that makes it. */
  digest: z.string(),
  counts: z.object({ new: z.number(), known: z.number(), wrong: z.number() }),
  /** Which column of the file is taken for what. */
  columns: z.array(z.object({ heading: z.string(), column: z.enum(listColumnNames) })),
  /** The headings of the columns that are not used. */
  unused: z.array(z.string()),
  /** What the owner should know of the file as a whole. */
  notes: z.array(z.string()),
  rows: z.array(listedBook),
});

const AGAIN = 'again must be a list of rows, such as 3,7';

export const addListQuery = z.strictObject({
  /** The `digest` of the dry run. */
  expecting: z
    .string({ error: 'expecting must be the digest of a dry run' })
    .regex(/^[0-9a-f]{64}$/, 'expecting must be the digest of a dry run'),
  /** The rows that are added although their titles are known, as a list in one text. */
  again: z
    .string(AGAIN)
    .max(8 * MOST_LISTED_BOOKS, AGAIN)
    .regex(/^\d+(?:,\d+)*$/, AGAIN)
    .transform((rows) => rows.split(',').map(Number))
    .optional(),
  /** `wrong` leaves out the rows that are wrong. Without it, one of them refuses the list. */
  without: z.literal('wrong', { error: 'without must be "wrong", or be left out' }).optional(),
});

export const bookListAdded = z.object({ added: z.number() });

export type BookListPlan = z.output<typeof bookListPlan>;
export type ListedBook = z.output<typeof listedBook>;
export type ListRemark = z.output<typeof remark>;
