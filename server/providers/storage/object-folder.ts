// Stores public objects in a local folder.
import { mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  formsOf,
  isObjectName,
  nameAt,
  OBJECTS_PREFIX,
  type ObjectStore,
  READ_AT_ONCE,
  type StoredObject,
} from './objects.ts';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Returns null for a missing file; rethrows any other error. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.has(error.code ?? '')) return null;
  throw error;
}

function describe({ size, mtimeMs }: { size: number; mtimeMs: number }): StoredObject {
  const etag = `"${size.toString(16)}-${Math.trunc(mtimeMs * 1000).toString(16)}"`;
  return { size, etag, modifiedAt: mtimeMs };
}

export function openObjectFolder(folder: string): ObjectStore {
  mkdirSync(folder, { recursive: true });

  async function find(name: string): Promise<StoredObject | null> {
    if (!isObjectName(name)) return null;
    const found = await stat(join(folder, name)).catch(nullIfMissing);
    return found?.isFile() ? describe(found) : null;
  }

  return {
    async put(path, body) {
      const { name, forms } = await formsOf(path, body);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      for (const form of forms) await writeAtomically(join(folder, form.name), form.bytes);
      return OBJECTS_PREFIX + name;
    },
    async has(address) {
      const name = nameAt(address);
      return name !== null && (await find(name)) !== null;
    },
    find,
    async open(name, { range } = {}) {
      if (!isObjectName(name)) return null;
      const file = await open(join(folder, name)).catch(nullIfMissing);
      if (file === null) return null;
      let isStreamed = false;
      try {
        const found = await file.stat();
        if (!found.isFile()) return null;
        const start = range?.first ?? 0;
        const length = (range ? range.last + 1 : found.size) - start;
        isStreamed = length > READ_AT_ONCE;
        const body = isStreamed
          ? file.createReadStream({ start, end: start + length - 1 })
          : await readAll(file, start, length);
        return { ...describe(found), body };
      } finally {
        if (!isStreamed) await file.close();
      }
    },
  };
}

async function readAll(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start);
  if (bytesRead < length)
    throw new Error('A file of the object store became shorter while it was read');
  return buffer;
}

/** Writes a file atomically: a reader never sees a part of it. */
async function writeAtomically(file: string, body: Buffer): Promise<void> {
  const partial = `${file}.partial`;
  await writeFile(partial, body);
  await rename(partial, file);
}
