// Takes in an owner's PDF file as it arrives, without ever holding the whole of it in memory.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { nameOfKind } from '../../../contracts/file-kinds.ts';
import { badBody } from '../../problems/problem.ts';
import { readKind } from '../../providers/storage/file-kind.ts';
import type { Upload } from '../../http/uploads.ts';
import { HEAD } from './wholeness.ts';

/**
 * Writes the file and answers the first 32 digits of its SHA-256. Throws a Problem for what is no PDF, or
 * does not arrive as it should; what was written then is the caller's to throw away.
 */
export async function receivePdf(upload: Upload, file: string): Promise<string> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  const isPdf = () => head.includes('%PDF-');

  async function* look(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (head.length < HEAD) head = Buffer.concat([head, chunk]).subarray(0, HEAD);
      // Read to its end all the same: a browser hears of a refusal once it has sent everything.
      if (head.length === HEAD && !isPdf()) continue;
      hash.update(chunk);
      yield chunk;
    }
  }

  await pipeline(upload, look, createWriteStream(file));
  if (!isPdf()) {
    const name = nameOfKind(await readKind(head));
    const what = name === null ? 'not a PDF' : `${name}, and not a PDF`;
    throw badBody(`This file is ${what}. Choose a file that ends in .pdf.`);
  }
  return hash.digest('hex').slice(0, 32);
}
