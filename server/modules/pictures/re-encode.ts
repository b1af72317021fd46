// Re-encodes an uploaded picture as a small WebP without metadata. Each picture has its own child process: a malicious
// picture can only crash that process, and its memory is freed when it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
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

/** The longest time for a picture, in milliseconds. A photograph takes one or two seconds. */
const TIMEOUT = 20_000;

const PROCESS = fileURLToPath(new URL('picture-process.ts', import.meta.url));

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the picture, at most `widest` pixels wide. Processes one picture at a time to limit the memory. Throws
 * `invalid_request` if the file is not a picture, is damaged or has too many pixels, and `unavailable` if the
 * process dies or takes too long.
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
  bytes: Uint8Array,
  widest: number,
  timeout: number,
): Promise<ReEncoded> {
  // The process does not inherit the server's environment.
  const child = spawn(process.execPath, [program, String(widest)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  try {
    // A process that could not be started has no pipes.
    await once(child, 'spawn');
    const ended = new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) =>
        code === 0 ? resolve() : reject(new Error(`The process has ended: ${signal ?? code}`)),
      );
    });
    // The process may refuse the picture, or die, before it has read all of it.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    const [output] = await Promise.all([buffer(child.stdout), ended]);
    const end = output.indexOf('\n');
    const first = JSON.parse(output.toString('utf8', 0, end)) as FirstLine;
    if (!('refusal' in first)) return { ...first, bytes: output.subarray(end + 1) };
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
