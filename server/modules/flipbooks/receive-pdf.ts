// Streams an uploaded PDF file to disk, without holding the whole of it in memory.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { nameOfKind } from '../../../contracts/file-kinds.ts';
import { badBody } from '../../problems/problem.ts';
import { readKind } from '../../providers/storage/file-kind.ts';
import { HEADER_BYTES } from './truncated-pdf.ts';

/**
 * Writes the file, and returns the first 32 hex digits of its SHA-256. Throws a Problem if it is not a PDF or does
 * not arrive complete; the caller then deletes what was written.
 */
export async function receivePdf(upload: AsyncIterable<Buffer>, file: string): Promise<string> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  const isPdf = () => head.includes('%PDF-');

  async function* hashAndCheck(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (head.length < HEADER_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEADER_BYTES);
      // Reads a refused file to its end: a browser ignores the response until it has sent everything.
      if (head.length === HEADER_BYTES && !isPdf()) continue;
      hash.update(chunk);
      yield chunk;
    }
  }

  await pipeline(upload, hashAndCheck, createWriteStream(file));
  if (!isPdf()) {
    const name = nameOfKind(await readKind(head));
    const what = name === null ? 'not a PDF' : `${name}, and not a PDF`;
    throw badBody(`This file is ${what}. Choose a file that ends in .pdf.`);
  }
  return hash.digest('hex').slice(0, 32);
}
