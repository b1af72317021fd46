// The object store behind /public-objects/, for covers and page pictures. It is a folder (object-folder.ts) or a
// bucket (object-bucket.ts).
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export const OBJECTS_PREFIX = '/public-objects/';

/** The Cache-Control header of objects with a content hash in their name: a year, without revalidation. */
export const KEPT = 'public, max-age=31536000, immutable';

export interface StoredObject {
  /** In bytes. */
  size: number;
  /** An HTTP entity tag that changes with the content; includes the quotation marks. */
  etag: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

export interface OpenedObject extends StoredObject {
  /** The requested bytes; a Buffer if they are few. The caller must read or destroy a stream. */
  body: Buffer | Readable;
}

/** The first and the last byte, both inclusive, as in HTTP. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Every method throws a Problem, `unavailable`, if the store cannot be reached. */
export interface ObjectStore {
  /**
   * Stores text or the bytes of a picture under a path such as `books/my-book/cover.svg`, and returns its address:
   * `/public-objects/books/my-book/cover.<content hash>.svg`. The content at an address never changes. Text is
   * also stored brotli-compressed, with `.br` added to its name, so that serving never compresses.
   */
  put(path: string, body: string | Uint8Array): Promise<string>;
  /** Whether an address came from `put` and its object still exists. */
  has(address: string): Promise<boolean>;
  /** Returns the metadata of an object by name, such as `books/my-book/cover.svg`; null if there is none. */
  find(name: string): Promise<StoredObject | null>;
  /** Returns the metadata and the bytes, all or those of `range`, which must lie within the object. `signal` aborts. */
  open(
    name: string,
    options?: { range?: ByteRange | undefined; signal?: AbortSignal },
  ): Promise<OpenedObject | null>;
}

/** Up to this many bytes are read at once, so that a slow browser does not keep a file or connection open. */
export const READ_AT_ONCE = 131_072;

/** The types that may be served: pictures that browsers show without running scripts. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Returns the media type for a name; null if objects with such a name are never served. */
export function typeOf(name: string): string | null {
  const extension = /\.([a-z]+)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null;
}

const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/;
/** A bucket's keys have at most 1024 bytes, including the prefix before the name. */
const MAX_NAME_LENGTH = 500;
/** The name of a file with a content hash, or of its compressed form. */
const CONTENT_NAME = /\.([0-9a-f]{16})\.\w+(\.br)?$/;

/** Whether a name is valid and cannot lead outside the store. */
export const isObjectName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && SAFE_PATH.test(name);

/** Returns the content hash in a name that `put` has made; null for an object that was added by hand. */
export const contentHashIn = (name: string): string | null => CONTENT_NAME.exec(name)?.[1] ?? null;

/** Returns the object name in an address of the form that `put` returns; null for any other address. */
export function nameAt(address: string): string | null {
  if (!address.startsWith(OBJECTS_PREFIX)) return null;
  const name = address.slice(OBJECTS_PREFIX.length);
  return isObjectName(name) && contentHashIn(name) !== null ? name : null;
}

/** Of 11: the last three levels take ten times as long and save only a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
const compress = promisify(brotliCompress);

/** Returns the objects that `put` stores, in the order of storing; the object itself comes last. */
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

/** Returns the bytes of the object at an address of `put`; null if there is none. */
export async function readObject(objects: ObjectStore, address: string): Promise<Buffer | null> {
  const name = nameAt(address);
  const opened = name === null ? null : await objects.open(name);
  if (opened === null) return null;
  return Buffer.isBuffer(opened.body) ? opened.body : buffer(opened.body);
}
