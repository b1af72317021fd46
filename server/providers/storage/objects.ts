// The object store behind /public-objects/: covers and page pictures. In a folder (object-folder.ts) or
// in a bucket (object-bucket.ts).
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export const OBJECTS_PREFIX = '/public-objects/';

/** For how long what is named by its content may be kept, as HTTP says it: a year, and never asked for again. */
export const KEPT = 'public, max-age=31536000, immutable';

export interface StoredObject {
  /** In bytes. */
  size: number;
  /** Another one for every other content, as in HTTP, quotation marks included. */
  etag: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

export interface OpenedObject extends StoredObject {
  /** What was asked for of its bytes: at once where that is little. A stream is to be read or destroyed. */
  body: Buffer | Readable;
}

/** The first and the last byte, both included, as in HTTP. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Every method throws a Problem, `unavailable`, where the store cannot be reached. */
export interface ObjectStore {
  /**
   * Stores text, or the bytes of a picture, called, say, `books/my-book/cover.svg`, and answers the
   * address: `/public-objects/books/my-book/cover.<hash of it>.svg`. Another body gets another
   * address, so what stands at one never changes. Text has its brotli form beside it, at the same
   * name and `.br`, so that serving never compresses.
   */
  put(path: string, body: string | Uint8Array): Promise<string>;
  /** Whether an address is one that `put` has answered, and its body still here. */
  has(address: string): Promise<boolean>;
  /** What is known of the object of this name, such as `books/my-book/cover.svg`; null where there is none. */
  find(name: string): Promise<StoredObject | null>;
  /** The same with its bytes: all, or those of a range that lies within. `signal` ends it. */
  open(
    name: string,
    options?: { range?: ByteRange | undefined; signal?: AbortSignal },
  ): Promise<OpenedObject | null>;
}

/** Up to so many bytes are read at once, so that a slow browser holds neither file nor connection. */
export const READ_AT_ONCE = 131_072;

/** What may stand behind /public-objects/: pictures, of types that browsers show and run nothing of. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** The media type that a name tells; null where nothing of that name is ever served. */
export function typeOf(name: string): string | null {
  const ending = /\.([a-z]+)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? null) : null;
}

const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/;
/** A bucket's keys have at most 1024 bytes, and a prefix goes before this. */
const LONGEST_NAME = 500;
/** Of a file, or of its compressed form. */
const CONTENT_NAME = /\.([0-9a-f]{16})\.\w+(\.br)?$/;

/** Whether a name leads to something within the store, and nowhere else. */
export const isObjectName = (name: string): boolean =>
  name.length <= LONGEST_NAME && SAFE_PATH.test(name);

/** The hash of the content in a name that `put` has given; null in one that was laid in by hand. */
export const contentHashIn = (name: string): string | null => CONTENT_NAME.exec(name)?.[1] ?? null;

/** The name of an object that `put` could have answered with this address; null for any other address. */
export function nameAt(address: string): string | null {
  if (!address.startsWith(OBJECTS_PREFIX)) return null;
  const name = address.slice(OBJECTS_PREFIX.length);
  return isObjectName(name) && contentHashIn(name) !== null ? name : null;
}

/** The best quality but for the last three, which take ten times as long and save a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
const compress = promisify(brotliCompress);

/** The objects that `put` stores, in the order in which they are stored, the one with the name itself last. */
export async function formsOf(
  path: string,
  body: string | Uint8Array,
): Promise<{ name: string; forms: { name: string; bytes: Buffer }[] }> {
  if (!isObjectName(path)) throw new Error(`Not a path of the object store: ${path}`);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const name = path.replace(/(?=\.\w+$)/, `.${hash}`);
  const bytes = Buffer.from(body as string);
  const compressed =
    typeof body === 'string' ? [{ name: `${name}.br`, bytes: await compress(bytes, QUALITY) }] : [];
  return { name, forms: [...compressed, { name, bytes }] };
}

/** The bytes of the object at an address of `put`; null where it is not there (any more). */
export async function readObject(objects: ObjectStore, address: string): Promise<Buffer | null> {
  const name = nameAt(address);
  const opened = name === null ? null : await objects.open(name);
  if (opened === null) return null;
  return Buffer.isBuffer(opened.body) ? opened.body : buffer(opened.body);
}
