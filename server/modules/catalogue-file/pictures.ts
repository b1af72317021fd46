// Finds the stored pictures that books refer to, and checks the pictures that come with a catalogue file.
import { isUtf8 } from 'node:buffer';
import { isStoredAddress } from '../../../contracts/addresses.ts';
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { OBJECTS_PREFIX, type ObjectStore } from '../../providers/storage/objects.ts';
import { readPageAddress } from './flipbooks.ts';

/** Returns the addresses of stored pictures that a book refers to. */
export function picturesOf({ coverImageUrl, heroImageUrl, content }: FileBook): string[] {
  const text = [coverImageUrl, heroImageUrl, content].join(' ');
  const named = text.match(/\/public-objects\/[\w./-]+/g);
  return [...new Set(named)].filter(isStoredAddress);
}

/** How a file of each type begins, decoded as Latin-1. */
const SIGNATURES: Record<string, RegExp> = {
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF.{4}WEBPVP8/s,
  '.gif': /^GIF8[79]a/,
  '.avif': /^.{4}ftyp(?:avif|avis|mif1)/s,
};
/** An object's name: its path, the hash of its content, and its type. */
const NAME = /^(\/public-objects\/[\w./-]+)\.([0-9a-f]{16})(\.\w+)$/;
/** Matches anything in an SVG that runs a script, loads something, or links to another page. */
const ACTIVE =
  /<script|<foreignObject|<iframe|<!ENTITY|\bon\w+\s*=|(?:href|src)\s*=\s*["']?(?!["']?#)/i;

/**
 * Returns the bytes of a picture given in base64; a sentence with the reason if it is not a picture, or not the
 * one that the address names.
 */
export async function checkPicture(address: string, base64: unknown): Promise<Buffer | string> {
  const isPage = readPageAddress(address) !== null;
  const [, , hash, type = ''] = NAME.exec(address) ?? [];
  if (!isPage && (!isStoredAddress(address) || hash === undefined)) {
    return 'This is not the address of a picture of the library';
  }
  const bytes = typeof base64 === 'string' ? Buffer.from(base64, 'base64') : Buffer.alloc(0);
  // The decoder skips invalid characters, so invalid base64 decodes to fewer bytes.
  if (bytes.length === 0 || bytes.length !== Buffer.byteLength(String(base64), 'base64')) {
    return 'This is not a picture: it must be in base64, as the library writes it';
  }
  if (isPage) return isWholeWebp(bytes) ? bytes : 'This is not a picture, or it is incomplete';
  // Hashing a large picture takes long, so it runs off the main thread.
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes));
  if (digest.toString('hex').slice(0, 16) !== hash) {
    return 'This picture was changed or is incomplete: it does not match its address';
  }
  if (type === '.svg') return checkDrawing(bytes);
  const signature = SIGNATURES[type];
  if (signature === undefined) return 'A picture must be PNG, JPEG, WebP, GIF, AVIF or SVG';
  // The picture is not decoded here: browsers treat it as this type of picture and nothing else.
  return signature.test(bytes.toString('latin1', 0, 32)) ? bytes : 'This is not a picture';
}

/** A page's name has no hash of its content, so this compares its length with the one in the WebP header. */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 16 &&
  SIGNATURES['.webp']?.test(bytes.toString('latin1', 0, 32)) === true &&
  [0, 1].includes(bytes.length - 8 - bytes.readUInt32LE(4));

/** An SVG is limited because all of its text is searched. */
const MAX_DRAWING_BYTES = 2 * 1_048_576;

function checkDrawing(bytes: Buffer): Buffer | string {
  if (bytes.length > MAX_DRAWING_BYTES) return 'A drawing can have at most 2 MB';
  const text = isUtf8(bytes) ? bytes.toString() : '';
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) return 'This is not a picture';
  return ACTIVE.test(text) ? 'This drawing has a script, a link or a foreign picture in it' : bytes;
}

/** Stores a picture under the address it has in the file. */
export async function storePicture(
  objects: ObjectStore,
  address: string,
  bytes: Buffer,
): Promise<void> {
  const [, path = '', , type = ''] = NAME.exec(address) ?? [];
  const name = path.slice(OBJECTS_PREFIX.length) + type;
  await objects.put(name, type === '.svg' ? bytes.toString() : bytes);
}
