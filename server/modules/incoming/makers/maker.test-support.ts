// What a maker is given in tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { newBook } from '../../../../contracts/book-form.ts';
import { badBody } from '../../../problems/problem.ts';
import { PictureNotDrawn } from '../../pictures/re-encode.ts';
import { inlineBookOf } from '../draft-book.ts';
import type { MadeBook, MakerParts } from './maker.ts';

/** A file that stands for a picture: it has the first bytes of a PNG, and `name` in it. */
export const pictureOf = (name: string, bytes = 0): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    Buffer.from(name),
    Buffer.alloc(bytes, 'x'),
  ]);

/** Returns why a book would not be added, as `make-draft.ts` asks; undefined if it would. */
export const refusalOf = (made: MadeBook): string | undefined =>
  newBook.safeParse({ ...inlineBookOf(made).book, category: 'level1' }).error?.message;

export interface StoredForTest {
  purpose: string;
  name: string;
}

/** Returns parts that store nothing, and what was stored. A file with `bad` in it is refused, and one with `crash` cannot be drawn. */
export function partsForTest(signal = new AbortController().signal) {
  const stored: StoredForTest[] = [];
  const progress: [number, number][] = [];
  const parts: MakerParts = {
    async storePicture(bytes, purpose) {
      const text = (await buffer(Readable.from(bytes))).toString('latin1');
      if (text.includes('bad')) throw badBody('This picture is damaged or incomplete.');
      if (text.includes('crash')) throw new PictureNotDrawn('unavailable', 'Try again.');
      stored.push({ purpose, name: text.slice(16).replace(/x+$/, '') });
      return {
        address: `/public-objects/uploads/${purpose}-${stored.length}.webp`,
        width: 8,
        height: 6,
      };
    },
    onProgress: (done, count) => void progress.push([done, count]),
    signal,
  };
  return { parts, stored, progress };
}

/** Returns a function that writes a file of a test, and returns its path. */
export function fileWriter(): (bytes: Uint8Array | string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'library-maker-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return (bytes) => {
    const file = join(folder, String(++count));
    writeFileSync(file, bytes);
    return file;
  };
}
