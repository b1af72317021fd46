// The pictures of the library's own store that books name, and those that come with a file.
import { isUtf8 } from 'node:buffer';
import { isStoredAddress } from '../../../contracts/addresses.ts';
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { OBJECTS_PREFIX, type ObjectStore } from '../../providers/storage/objects.ts';
import { readPageAddress } from './flipbooks.ts';

/** The addresses of the store that a book names. */
export function picturesOf({ coverImageUrl, content }: FileBook): string[] {
  const named = `${coverImageUrl ?? ''} ${content ?? ''}`.match(/\/public-objects\/[\w./-]+/g);
  return [...new Set(named)].filter(isStoredAddress);
}

/** How the files of each type begin, as text of one byte a character. */
const BEGINNINGS: Record<string, RegExp> = {
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF.{4}WEBPVP8/s,
  '.gif': /^GIF8[79]a/,
  '.avif': /^.{4}ftyp(?:avif|avis|mif1)/s,
};
/** The name of an object: its path, the hash of what it holds, its type. */
const NAME = /^(\/public-objects\/[\w./-]+)\.([0-9a-f]{16})(\.\w+)$/;
/** What runs, loads or leads somewhere in a drawing. */
const ACTIVE =
  /<script|<foreignObject|<iframe|<!ENTITY|\bon\w+\s*=|(?:href|src)\s*=\s*["']?(?!["']?#)/i;

/**
 * The bytes of a picture that came in base64 for this address; a sentence where it is none, or not the
 * one that the address names.
 */
export async function takePicture(address: string, base64: unknown): Promise<Buffer | string> {
  const isPage = readPageAddress(address) !== null;
  const [, , hash, type = ''] = NAME.exec(address) ?? [];
  if (!isPage && (!isStoredAddress(address) || hash === undefined)) {
    return 'This is no address that the library gives to a picture';
  }
  const bytes = typeof base64 === 'string' ? Buffer.from(base64, 'base64') : Buffer.alloc(0);
  // Signs that are none of base64's are left out of the bytes.
  if (bytes.length === 0 || bytes.length !== Buffer.byteLength(String(base64), 'base64')) {
    return 'This is no picture: it must be written in base64, as the library writes it';
  }
  if (isPage) return isWholeWebp(bytes) ? bytes : 'This is no picture, or not the whole of one';
  // Off this thread: a large one takes its time.
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes));
  if (digest.toString('hex').slice(0, 16) !== hash) {
    return 'This picture was changed or is not whole: it is not the one that its address names';
  }
  if (type === '.svg') return takeDrawing(bytes);
  const beginning = BEGINNINGS[type];
  if (beginning === undefined) return 'A picture must be PNG, JPEG, WebP, GIF, AVIF or SVG';
  // Decoding it is left to browsers, which take it for this type of picture and for nothing else.
  return beginning.test(bytes.toString('latin1', 0, 32)) ? bytes : 'This is no picture';
}

/** The name of a page says nothing of its content; its first bytes say how long it is. */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 16 &&
  BEGINNINGS['.webp']?.test(bytes.toString('latin1', 0, 32)) === true &&
  [0, 1].includes(bytes.length - 8 - bytes.readUInt32LE(4));

/** In bytes: a drawing is text, all of which is looked through. */
const LARGEST_DRAWING = 2 * 1_048_576;

function takeDrawing(bytes: Buffer): Buffer | string {
  if (bytes.length > LARGEST_DRAWING) return 'A drawing can have at most 2 MB';
  const text = isUtf8(bytes) ? bytes.toString() : '';
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) return 'This is no picture';
  return ACTIVE.test(text) ? 'This drawing has a script, a link or a foreign picture in it' : bytes;
}

/** Stores a picture under the very address it came with. */
export async function storePicture(
  objects: ObjectStore,
  address: string,
  bytes: Buffer,
): Promise<void> {
  const [, path = '', , type = ''] = NAME.exec(address) ?? [];
  const name = path.slice(OBJECTS_PREFIX.length) + type;
  await objects.put(name, type === '.svg' ? bytes.toString() : bytes);
}
