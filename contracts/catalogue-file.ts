// The file format to export and import the whole catalogue, and the plan of an import.
import { z } from 'zod';
import { PDF_PAGES } from '../domain/flipbooks.ts';
import { isStoredAddress } from './addresses.ts';
import { countMarks, isNestedTooDeep, MOST_MARKS, TOO_MANY_MARKS } from './book-content.ts';
import { described, newFlipbook } from './book-form.ts';
import { bookId } from './books.ts';
import { bookState, checkPublication, publishAt } from './publishing.ts';
import { LAST_PAGE, recordedText, voiceNames } from './recordings.ts';
import { checkSeries, inSeries } from './series.ts';
import { hasControlCharacters } from './text.ts';

export const CATALOGUE_FORMAT = 'step-into-reading-catalogue';
export const CATALOGUE_VERSION = 1;

/** The maximum size of a file in bytes. */
export const LONGEST_CATALOGUE_FILE = 1_073_741_824;
export const CATALOGUE_TOO_LARGE = 'A catalogue file can have at most 1 GB.';
export const MOST_BOOKS = 20_000;
export const TOO_MANY_BOOKS = `A catalogue can have at most ${MOST_BOOKS} books`;
/** The maximum length of a book's content, in characters. */
const LONGEST_CONTENT = 1_000_000;

/** The latest time that a Date can represent, in epoch milliseconds. */
const LATEST_TIME = 8.64e15;

const whole = (label: string, min: number, max: number) => {
  const error = `${label} must be a whole number from ${min} to ${max}`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const { flipbookUrl, flipbookId, text } = newFlipbook.shape;

/** A book in the file: every field that the owner sets. Reports are created again from its words. */
const fileBookFields = z.strictObject({
  id: bookId,
  ...described,
  flipbookType: z.enum(['html', 'fliphtml5'], {
    error: 'flipbookType must be "html" or "fliphtml5"',
  }),
  flipbookUrl: flipbookUrl.nullish().transform((address) => address ?? null),
  flipbookId,
  content: z
    .string({ error: 'Content must be text' })
    .max(LONGEST_CONTENT, `Content can have at most ${LONGEST_CONTENT} characters`)
    .refine((html) => !hasControlCharacters(html), 'Content has a character that cannot be stored')
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
  /** The words of a flipbook, with blank lines between pages. */
  text,
  /** Left out for a published book. Without it a book of the library stays as it is, and a new one is published. */
  state: bookState.optional(),
  /** When a scheduled book is published. A time that has passed publishes it at once. */
  publishAt: publishAt.max(LATEST_TIME, 'publishAt is no time').optional(),
  /** Left out for a book without one. Without it a book of the library stays in its series, and keeps its place. */
  ...inSeries,
  /** The place in the order of its level. */
  place: whole('place', 0, MOST_BOOKS).nullish(),
});

export const fileBook = fileBookFields.superRefine(checkPublication).superRefine(checkSeries);

/** A flipbook that the library made from a PDF file. The file's pictures include those of its pages. */
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
          .refine(
            (words) => !hasControlCharacters(words),
            'Words have a character that cannot be stored',
          ),
      }),
      { error: 'Pages must be a list' },
    )
    .min(1, 'A flipbook has at least one page')
    .max(PDF_PAGES, `A flipbook can have at most ${PDF_PAGES} pages`),
});

const ofRecording = {
  /** Epoch milliseconds. */
  recordedAt: whole('recordedAt', 0, LATEST_TIME),
  /** The WAV in base64. */
  wav: z.string({ error: 'wav must be a WAV file in base64' }),
};
const ofPage = { bookId, page: whole('page', 1, LAST_PAGE), text: recordedText, ...ofRecording };

/** A recording of the owner. */
export const fileRecording = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('sound'), name: voiceNames.sound, ...ofRecording }),
    z.strictObject({ kind: z.literal('prompt'), name: voiceNames.prompt, ...ofRecording }),
    z.strictObject({ kind: z.literal('word'), name: voiceNames.word, ...ofRecording }),
    z.strictObject({ kind: z.literal('sentence'), ...ofPage }),
    z.strictObject({ kind: z.literal('page'), ...ofPage }),
  ],
  { error: 'kind must be sound, prompt, word, sentence or page' },
);

/**
 * The file as uploaded. Its members are validated one by one later, so that all problems can be reported at
 * once.
 */
export const catalogueFile = z.strictObject({
  format: z.literal(CATALOGUE_FORMAT, {
    error: `This is not a catalogue file: its format must be "${CATALOGUE_FORMAT}"`,
  }),
  version: z.literal(CATALOGUE_VERSION, {
    error: ({ input }) => {
      // JSON.stringify fails on the deeply nested lists of a hostile file.
      const version = typeof input === 'object' ? 'none' : JSON.stringify(input)?.slice(0, 20);
      return `The file is of version ${version ?? 'none'}; this library reads version ${CATALOGUE_VERSION}`;
    },
  }),
  /** Epoch milliseconds. */
  exportedAt: z.number().optional(),
  books: z.array(z.unknown(), { error: 'Books must be a list' }).max(MOST_BOOKS, TOO_MANY_BOOKS),
  /** The heart words that each level adds. If omitted, they do not change. */
  heartWords: z.unknown().optional(),
  soundings: z.unknown().optional(),
  /** Pictures of the library's own stores, as base64 by address. */
  pictures: z.record(z.string(), z.unknown(), { error: 'Pictures must be an object' }).optional(),
  /** The library's own flipbooks, by id. */
  flipbooks: z.record(z.string(), z.unknown(), { error: 'Flipbooks must be an object' }).optional(),
  /** The owner's recordings, by the ids of their takes. */
  recordings: z
    .record(z.string(), z.unknown(), { error: 'Recordings must be an object' })
    .optional(),
  /** The number that did not fit or no longer exist. */
  picturesLeftOut: z.number().optional(),
  flipbooksLeftOut: z.number().optional(),
  recordingsLeftOut: z.number().optional(),
});

/** Ties an import to its dry run. */
export const importQuery = z.strictObject({
  /** The `digest` of the dry run. If omitted, the import is not compared with a dry run. */
  expecting: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'expecting must be the digest of a dry run')
    .optional(),
});

/** `field` is a path in the file, such as `books.12.category`. */
const remark = z.object({ field: z.string(), message: z.string() });

/** The changes of an import. Lists are truncated; counts are complete. */
export const importPlan = z.object({
  /** A digest of the changes and of the current state. */
  digest: z.string(),
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    /** Books in the library that are not in the file. They do not change. */
    kept: z.number(),
    /** Pictures of the file that the library does not have. */
    newPictures: z.number(),
    /** Flipbooks of the file that the library does not have. */
    newFlipbooks: z.number(),
    /** Recordings of the file that the library does not have. */
    newRecordings: z.number(),
    problems: z.number(),
    warnings: z.number(),
  }),
  /** New books (`fields` is null), and changed books with the changed fields. */
  books: z.array(
    z.object({ id: z.string(), title: z.string(), fields: z.array(z.string()).nullable() }),
  ),
  kept: z.array(z.object({ id: z.string(), title: z.string() })),
  heartWordsChange: z.boolean(),
  soundingsChange: z.boolean(),
  /** Any problem prevents the import. */
  problems: z.array(remark),
  /** Warnings do not prevent the import. */
  warnings: z.array(remark),
});

/** The result of an import, in numbers of books. */
export const imported = z.object({ new: z.number(), changed: z.number(), unchanged: z.number() });

export type FileBook = z.output<typeof fileBook>;
export type FileFlipbook = z.output<typeof fileFlipbook>;
export type FileRecording = z.output<typeof fileRecording>;
export type CatalogueFile = z.output<typeof catalogueFile>;
export type ImportPlan = z.output<typeof importPlan>;
export type Remark = z.output<typeof remark>;
