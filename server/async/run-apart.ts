// Runs a program of ours in a child process: a malicious file can only crash that process, and its memory is freed when
// it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

export interface RunApart {
  /** The path of the program. */
  program: string;
  args: readonly string[];
  /** What the program reads from its standard input. */
  input: Uint8Array;
  /** In milliseconds. */
  timeout: number;
}

/**
 * Returns the first line of the program's output, parsed as JSON, and the bytes after it. Throws if the program fails,
 * takes too long or writes no such line.
 */
export async function runApart<T>({
  program,
  args,
  input,
  timeout,
}: RunApart): Promise<{ first: T; rest: Buffer }> {
  // The process does not inherit the server's environment.
  const child = spawn(process.execPath, [program, ...args], {
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
    // The process may refuse its input, or die, before it has read all of it.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [output] = await Promise.all([buffer(child.stdout), ended]);
    const end = output.indexOf('\n');
    return {
      first: JSON.parse(output.toString('utf8', 0, end)) as T,
      rest: output.subarray(end + 1),
    };
  } finally {
    clearTimeout(timer);
  }
}
