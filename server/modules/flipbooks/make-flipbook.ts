// Makes a flipbook of a PDF file on this machine, in turn with those that owners upload, and waits for it.
import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Problem } from '../../problems/problem.ts';
import { mayPass } from './failures.ts';
import type { Flipbooks } from './service.ts';

export interface MadeFlipbook {
  flipbookUrl: string;
  coverImageUrl: string;
  /** The words of its pages, with a blank line between pages. */
  text: string;
  /** The title that the file gives itself; null if it gives none. */
  title: string | null;
}

export interface Waiting {
  onProgress(pagesDone: number, pageCount: number): void;
  /** Ends the waiting, and the making of the flipbook unless somebody else waits for it. */
  signal: AbortSignal;
}

/** In milliseconds. */
const LOOK_EVERY = 500;

/** Throws a Problem that says what is wrong with the file, and another error if a later try may succeed. */
export async function makeFlipbook(
  flipbooks: Flipbooks,
  file: string,
  { onProgress, signal }: Waiting,
): Promise<MadeFlipbook> {
  let flipbook = await flipbooks.create(createReadStream(file));
  try {
    while (flipbook.state === 'drawing') {
      if (flipbook.pageCount !== null) onProgress(flipbook.pagesDone, flipbook.pageCount);
      await setTimeout(LOOK_EVERY, undefined, { signal });
      flipbook = await flipbooks.get(flipbook.id);
    }
  } finally {
    if (signal.aborted) flipbooks.leave(flipbook.id);
  }
  if (flipbook.state === 'refused') {
    const { message } = flipbook;
    throw mayPass(message) ? new Error(message) : new Problem('invalid_request', message);
  }
  const { id, flipbookUrl, coverImageUrl, text } = flipbook;
  const title = (await flipbooks.getRendered(id))?.title || null;
  return { flipbookUrl, coverImageUrl, text, title };
}
