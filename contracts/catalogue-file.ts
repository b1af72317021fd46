// The whole catalogue as one file: what is downloaded, what is imported, and what an import would do.
import { z } from 'zod';
import { PDF_PAGES } from '../domain/flipbooks.ts';
import { isStoredAddress } from './addresses.ts';
import { countMarks, isNestedTooDeep, MOST_MARKS, TOO_MANY_MARKS } from './book-content.ts';
import { bookId, newFlipbook } from './books.ts';
import { bookText } from './phonics.ts';
import { hasUnstorable } from './text.ts';

export const CATALOGUE_FORMAT = 'step-into-reading-catalogue';
export const CATALOGUE_VERSION = 1;

/** So many bytes a file may have, so many books, and so many characters the content of one. */
export const LONGEST_CATALOGUE_FILE = 1_073_741_824;
export const CATALOGUE_TOO_LARGE = 'A catalogue file can have at most 1 GB.';
export const MOST_BOOKS = 20_000;
export const TOO_MANY_BOOKS = `A catalogue can have at most ${MOST_BOOKS} books`;
const LONGEST_CONTENT = 1_000_000;

/** No later time can be written as a date. */
const LATEST_TIME = 8.64e15;

const whole = (label: string, min: number, max: number) => {
  const error = `${label} must be a whole number from ${min} to ${max}`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const { title, author, description, category, coverImageUrl, flipbookUrl, flipbookId } =
  newFlipbook.shape;

/** A book in the file: every field that its owner decides. Reports are made anew from its words. */
export const fileBook = z.strictObject({
  id: bookId,
  title,
  author,
  description,
  category,
  coverImageUrl,
  flipbookType: z.enum(['html', 'fliphtml5'], {
    error: 'flipbookType must be "html" or "fliphtml5"',
  }),
  flipbookUrl: flipbookUrl.nullish().transform((address) => address ?? null),
  flipbookId,
  content: z
    .string({ error: 'Content must be text' })
    .max(LONGEST_CONTENT, `Content can have at most ${LONGEST_CONTENT} characters`)
    .refine((html) => !hasUnstorable(html), 'Content has a character that cannot be kept')
    .refine((html) => !isNestedTooDeep(html), {
      error: 'Content has too many tags inside each other',
      abort: true,
    })
    .refine((html) => countMarks(html) <= MOST_MARKS, TOO_MANY_MARKS)
    .nullish()
    .transform((html) => html ?? null),
  totalPages: whole('totalPages', 1, 10_000),
  starReward: whole('starReward', 0, 100),
  /** Epoch milliseconds. */
  createdAt: whole('createdAt', 0, LATEST_TIME),
  levelReason: newFlipbook.shape.levelReason,
  /** The words of a flipbook, its pages parted by blank lines. */
  text: bookText.nullish().transform((typed) => typed || null),
});

/** A flipbook that the library has made of a PDF file; the pictures of its pages are among the pictures. */
export const fileFlipbook = z.strictObject({
  cover: z
    .string({ error: 'Cover must be the address of a picture of the file' })
    .refine(isStoredAddress, 'Cover must be a path beginning /public-objects/'),
  pages: z
    .array(
      z.strictObject({
        /** In pixels. */
        width: whole('width', 1, 10_000),
        height: whole('height', 1, 10_000),
        /** The page's own words. */
        text: z
          .string({ error: 'Words of a page must be text' })
          .max(LONGEST_CONTENT, `Words can have at most ${LONGEST_CONTENT} characters`)
          .refine((words) => !hasUnstorable(words), 'Words have a character that cannot be kept'),
      }),
      { error: 'Pages must be a list' },
    )
    .min(1, 'A flipbook has at least one page')
    .max(PDF_PAGES, `A flipbook can have at most ${PDF_PAGES} pages`),
});

/**
 * The file as it arrives. What stands in it is looked at book by book afterwards, so that everything that
 * is wrong is told at once.
 */
export const catalogueFile = z.strictObject({
  format: z.literal(CATALOGUE_FORMAT, {
    error: `This is no catalogue file: its format must be "${CATALOGUE_FORMAT}"`,
  }),
  version: z.literal(CATALOGUE_VERSION, {
    error: ({ input }) => {
      // Lists within lists of a hostile file cannot be written.
      const version = typeof input === 'object' ? 'none' : JSON.stringify(input)?.slice(0, 20);
      return `The file is of version ${version ?? 'none'}; this library reads version ${CATALOGUE_VERSION}`;
    },
  }),
  /** Epoch milliseconds. */
  exportedAt: z.number().optional(),
  books: z.array(z.unknown(), { error: 'Books must be a list' }).max(MOST_BOOKS, TOO_MANY_BOOKS),
  /** Those that each level adds; left out, they stay as they are. */
  heartWords: z.unknown().optional(),
  soundings: z.unknown().optional(),
  /** Pictures of the library's own stores by their addresses, their bytes in base64. */
  pictures: z.record(z.string(), z.unknown(), { error: 'Pictures must be an object' }).optional(),
  /** The library's own flipbooks by their ids. */
  flipbooks: z.record(z.string(), z.unknown(), { error: 'Flipbooks must be an object' }).optional(),
  /** How many had no room, or are not in the library any more. */
  picturesLeftOut: z.number().optional(),
  flipbooksLeftOut: z.number().optional(),
});

/** What an import is to find as a dry run found it. */
export const importQuery = z.strictObject({
  /** The `digest` of the dry run. Left out, the import is done whatever it finds. */
  expecting: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'expecting must be the digest of a dry run')
    .optional(),
});

/** `field` is a place in the file such as `books.12.category`. */
const remark = z.object({ field: z.string(), message: z.string() });

/** What an import would change. Lists name the first ones; counts count all. */
export const importPlan = z.object({
  /** Of what it would do, to what it would find. */
  digest: z.string(),
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    /** In the library and not in the file: they stay. */
    kept: z.number(),
    /** Pictures of the file that the library does not have yet. */
    newPictures: z.number(),
    /** The same of flipbooks made of PDF files. */
    newFlipbooks: z.number(),
    problems: z.number(),
    warnings: z.number(),
  }),
  /** New ones, and changed ones with the fields that change. */
  books: z.array(
    z.object({ id: z.string(), title: z.string(), fields: z.array(z.string()).nullable() }),
  ),
  kept: z.array(z.object({ id: z.string(), title: z.string() })),
  heartWordsChange: z.boolean(),
  soundingsChange: z.boolean(),
  /** With any of these nothing can be imported. */
  problems: z.array(remark),
  /** These are told, and imported all the same. */
  warnings: z.array(remark),
});

/** How many books an import has changed. */
export const imported = z.object({ new: z.number(), changed: z.number(), unchanged: z.number() });

export type FileBook = z.output<typeof fileBook>;
export type FileFlipbook = z.output<typeof fileFlipbook>;
export type CatalogueFile = z.output<typeof catalogueFile>;
export type ImportPlan = z.output<typeof importPlan>;
export type Remark = z.output<typeof remark>;
