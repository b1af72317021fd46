// The object store behind /public-objects/: covers and page pictures, in a local folder.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The best quality but for the last three, which take ten times as long and save a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
const compress = (body: string) => promisify(brotliCompress)(body, QUALITY);

export const OBJECTS_PREFIX = '/public-objects/';

export interface ObjectStore {
  /** The folder to serve from. */
  folder: string;
  /**
   * Stores text, or the bytes of a picture, called, say, `books/my-book/cover.svg`, and answers the
   * address: `/public-objects/books/my-book/cover.<hash of it>.svg`. Another body gets another
   * address, so what stands at one never changes.
   */
  put(path: string, body: string | Uint8Array): Promise<string>;
  /** Whether an address is one that `put` has answered, and its body still here. */
  has(address: string): boolean;
}

const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/;
/** Of a file, or of its compressed form. */
const CONTENT_NAME = /\.[0-9a-f]{16}\.\w+(\.br)?$/;

/** Whether a file is named by its content, as `put` does; one laid into the folder by hand is not. */
export const isNamedByContent = (path: string): boolean => CONTENT_NAME.test(path);

/** Every text has its brotli form beside it, so that serving never compresses. */
export function openObjectFolder(folder: string): ObjectStore {
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    async put(path, body) {
      if (!SAFE_PATH.test(path)) throw new Error(`Not a path of the object store: ${path}`);
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
      const name = path.replace(/(?=\.\w+$)/, `.${hash}`);
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      if (typeof body === 'string') await writeWhole(`${file}.br`, await compress(body));
      await writeWhole(file, Buffer.from(body));
      return OBJECTS_PREFIX + name;
    },
    has(address) {
      if (!address.startsWith(OBJECTS_PREFIX) || !isNamedByContent(address)) return false;
      return existsSync(join(folder, address.slice(OBJECTS_PREFIX.length)));
    },
  };
}

/** A reader sees no file or the whole one, never half of one. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  const partial = `${file}.partial`;
  await writeFile(partial, body);
  await rename(partial, file);
}
