// Takes in an owner's PDF file as it arrives, without ever holding the whole of it in memory.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PDF_BYTES } from '../../contracts/flipbooks.ts';
import { badBody } from '../errors.ts';

/** How far into a PDF file its first mark may stand, in bytes; readers look no further. */
const HEAD = 1_024;

/** For how long a file may take to arrive, and nothing come of it meanwhile, in milliseconds. */
const WHOLE_WITHIN = 600_000;
const SILENT_FOR = 30_000;

const tooLarge = () =>
  badBody(
    `A PDF can have at most ${PDF_BYTES / 1_048_576} MB. Save it in a smaller size.`,
    'too_large',
  );
const noPdf = () => badBody('This file is not a PDF. Choose a file that ends in .pdf.');

/**
 * Writes the file and answers the first 32 digits of its SHA-256. Throws a Problem for what is too
 * large, no PDF, or did not arrive whole; what was written then is the caller's to throw away.
 */
export async function receivePdf(upload: Readable, file: string): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  const isPdf = () => head.includes('%PDF-');

  const giveUp = () => void upload.destroy();
  const silence = setTimeout(giveUp, SILENT_FOR);
  const end = setTimeout(giveUp, WHOLE_WITHIN);

  async function* look(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      silence.refresh();
      bytes += chunk.length;
      if (bytes > PDF_BYTES) throw tooLarge();
      if (head.length < HEAD) head = Buffer.concat([head, chunk]).subarray(0, HEAD);
      // Read to its end all the same: a browser hears of a refusal once it has sent everything.
      if (head.length === HEAD && !isPdf()) continue;
      hash.update(chunk);
      yield chunk;
    }
  }

  try {
    await pipeline(upload, look, createWriteStream(file));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)) throw error;
    throw badBody('The file did not arrive whole. Please upload it again.');
  } finally {
    clearTimeout(silence);
    clearTimeout(end);
  }
  if (!isPdf()) throw noPdf();
  return hash.digest('hex').slice(0, 32);
}
