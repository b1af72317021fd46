// Re-encodes an uploaded picture as a small WebP without metadata. Each picture has its own child process.
import { fileURLToPath } from 'node:url';
import { Crashed, runApart } from '../../async/run-apart.ts';
import { Problem } from '../../problems/problem.ts';

export interface ReEncoded {
  /** A WebP file. */
  bytes: Uint8Array;
  /** The size, in pixels. */
  width: number;
  height: number;
}

/** The first line of the process's output, as JSON; the bytes follow it. */
export type FirstLine = Pick<ReEncoded, 'width' | 'height'> | { refusal: string };

/** The process of this picture has crashed or taken too long: it would most likely do so again. */
export class PictureNotDrawn extends Problem {}

/** The longest time for a picture, in milliseconds. A photograph takes one or two seconds. */
const TIMEOUT = 20_000;

const PROCESS = fileURLToPath(new URL('picture-process.ts', import.meta.url));

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the picture, at most `widest` pixels wide. Processes one picture at a time to limit the memory. Throws
 * `invalid_request` if the file is not a picture, is damaged or has too many pixels, and `unavailable` if the
 * process fails: a `PictureNotDrawn` if it crashes or takes too long.
 */
export function reEncode(
  bytes: Uint8Array,
  widest: number,
  { program = PROCESS, timeout = TIMEOUT } = {},
): Promise<ReEncoded> {
  const result = last.then(() => run(program, bytes, widest, timeout));
  last = result.catch(() => {});
  return result;
}

async function run(
  program: string,
  input: Uint8Array,
  widest: number,
  timeout: number,
): Promise<ReEncoded> {
  const { first, rest } = await runApart<FirstLine>({
    program,
    args: [String(widest)],
    input,
    timeout,
  }).catch((cause: unknown) => {
    const Failure = cause instanceof Crashed ? PictureNotDrawn : Problem;
    throw new Failure(
      'unavailable',
      'The picture could not be prepared. Please try again in a moment, or try another picture.',
      { cause },
    );
  });
  if (!('refusal' in first)) return { ...first, bytes: rest };
  const issues = [{ field: 'body', message: first.refusal }];
  throw new Problem('invalid_request', first.refusal, { issues });
}
