// Makes of whatever was uploaded a small picture without a past, in a process of its own for each: a
// decoder is large, a picture can be made to break it, and the memory both need goes with the process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../problems/problem.ts';

export interface ReEncoded {
  /** A WebP file. */
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** The first line that the process writes; the bytes follow it. */
export type FirstLine = Pick<ReEncoded, 'width' | 'height'> | { refusal: string };

/** Milliseconds after which a picture is given up; one from a camera takes one or two seconds. */
const PATIENCE = 20_000;

const PROCESS = fileURLToPath(new URL('picture-process.ts', import.meta.url));

let last: Promise<unknown> = Promise.resolve();

/**
 * At most `widest` pixels wide. One picture after the other, so that many at once need no more memory
 * than one. Throws `invalid_request` for what is no picture, is broken or has too many pixels, and
 * `unavailable` where the process has died of it.
 */
export function reEncode(
  bytes: Uint8Array,
  widest: number,
  { program = PROCESS, patience = PATIENCE } = {},
): Promise<ReEncoded> {
  const mine = last.then(() => run(program, bytes, widest, patience));
  last = mine.catch(() => {});
  return mine;
}

async function run(
  program: string,
  bytes: Uint8Array,
  widest: number,
  patience: number,
): Promise<ReEncoded> {
  // Neither the settings of the server nor what it was told on its command line are for this process.
  const child = spawn(process.execPath, [program, String(widest)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  try {
    // One that could not be started has no pipes.
    await once(child, 'spawn');
    const ended = new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) =>
        code === 0 ? resolve() : reject(new Error(`The process has ended: ${signal ?? code}`)),
      );
    });
    // It may refuse a picture, or die of it, before it has read the whole of it.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    const [answer] = await Promise.all([buffer(child.stdout), ended]);
    const end = answer.indexOf('\n');
    const first = JSON.parse(answer.toString('utf8', 0, end)) as FirstLine;
    if (!('refusal' in first)) return { ...first, bytes: answer.subarray(end + 1) };
    const issues = [{ field: 'body', message: first.refusal }];
    throw new Problem('invalid_request', first.refusal, { issues });
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem(
      'unavailable',
      'The picture could not be prepared. Please try again in a moment, or try another picture.',
      { cause },
    );
  } finally {
    clearTimeout(timer);
  }
}
