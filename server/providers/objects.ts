// The object store behind /public-objects/: covers and page pictures, in a local folder.
import { mkdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

export interface ObjectStore {
  /** The folder to serve from. */
  folder: string;
  /** Stores text under a path such as `books/my-book/cover.svg`, replacing what was there. */
  put(path: string, body: string): Promise<void>;
}

const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Every text has its brotli form beside it, so that serving never compresses. */
export function openObjectFolder(folder: string): ObjectStore {
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    async put(path, body) {
      if (!SAFE_PATH.test(path)) throw new Error(`Not a path of the object store: ${path}`);
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, Buffer.from(body));
      await writeWhole(`${file}.br`, await compress(body));
    },
  };
}

/** A reader sees the old file or the new one, never half of one. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  const partial = `${file}.partial`;
  await writeFile(partial, body);
  await rename(partial, file);
}
