// Files that owners and editors bring in, of which the library makes drafts.
import { z } from 'zod';
import { incomingStates, LONGEST_FILE_NAME } from '../domain/incoming.ts';
import { categories } from '../domain/levels.ts';
import { published } from './publishing.ts';

/** The most files that the list has. */
export const MOST_INCOMING_LISTED = 300;

/** Also the id of the upload. */
export const incomingId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'A file is named by 32 digits from 0 to 9 and a to f');

/** What is asked of a draft's level. `words` proposes the level from which the words can be read. */
const askedLevels = [...categories, 'words'] as const;
export type AskedLevel = (typeof askedLevels)[number];

export const incomingFile = z.object({
  id: z.string(),
  /** The name of the file, cut to 200 characters. */
  name: z.string(),
  state: z.enum(incomingStates),
  /** The size of the file, and how much of it has arrived. */
  bytes: z.number(),
  bytesHere: z.number(),
  /** How far a file is that is being made. `pageCount` is null until it has been opened. */
  pagesDone: z.number(),
  pageCount: z.number().nullable(),
  /** Of a refused file, why and what to do; of one that could not be made yet, that; of a ready one, what the owner should look at as long as it is so, or null. */
  message: z.string().nullable(),
  /** The book of a ready file as it is now; null if it was deleted meanwhile. */
  book: z
    .object({
      id: z.string(),
      title: z.string(),
      category: z.enum(categories),
      coverImageUrl: z.string().nullable(),
      ...published,
    })
    .nullable(),
  /** The username of who brought it in. */
  by: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
});

export type IncomingFile = z.output<typeof incomingFile>;

/** Announced files that are given up. */
export const givenUp = z.strictObject({
  ids: z
    .array(incomingId)
    .min(1, 'Name a file')
    .max(MOST_INCOMING_LISTED, `At most ${MOST_INCOMING_LISTED} files`),
});

/** How much of a file has arrived. */
export const arrival = z.object({ bytes: z.number(), bytesHere: z.number() });

/** The version of tus, the protocol by which files arrive. */
export const TUS_VERSION = '1.0.0';

/** The version that the sender speaks. It is compared by the handler, because tus has a status of its own for it. */
const tusHeaders = { 'tus-resumable': z.string('Tus-Resumable is required') };

/** Numbers in headers have no more digits: a file has at most 500 MB. */
const MOST_DIGITS = 15;

const bytesIn = (name: string) =>
  z
    .string(`${name} is required`)
    .max(MOST_DIGITS, `${name} is too large`)
    .regex(/^\d+$/, `${name} must be a whole number of bytes`)
    .transform(Number);

/** The headers that announce a file. */
export const announcement = z.looseObject({
  ...tusHeaders,
  'upload-length': bytesIn('Upload-Length'),
  'upload-metadata': z
    .string('Upload-Metadata is required')
    .max(4000, 'Upload-Metadata is too long')
    .transform(readMetadata)
    .pipe(
      z.object({
        filename: z
          .string('Upload-Metadata must have a filename')
          .transform(nameOfFile)
          .pipe(z.string().min(1, 'Upload-Metadata must have a filename')),
        category: z.enum(askedLevels, {
          error: `Upload-Metadata must have a category, one of ${askedLevels.join(', ')}`,
        }),
      }),
    ),
});

/** The headers of a part of a file. */
export const arriving = z.looseObject({ ...tusHeaders, 'upload-offset': bytesIn('Upload-Offset') });

/** Returns the values of `Upload-Metadata`: pairs of a key and a value in Base64, with commas between them. */
function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, fromBase64(value)]));
}

/** Returns the text; '' if it is not Base64. */
function fromBase64(value: string): string {
  try {
    const bytes = Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

/** Returns the name of a file without its folders and without signs that cannot be shown. */
function nameOfFile(path: string): string {
  const name = path.replace(/\p{C}/gu, '').split(/[\\/]/).at(-1) ?? '';
  return [...name.trim()].slice(0, LONGEST_FILE_NAME).join('');
}
