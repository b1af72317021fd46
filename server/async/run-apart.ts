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

/** The program has crashed or was ended by force, as one that takes too long is: most likely because of its input. */
export class Crashed extends Error {}

/** The signals by which a process is told to end, as when the library stops. */
const TOLD: readonly unknown[] = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];

function failureOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const said = `The process has ended: ${signal ?? code}`;
  return signal === null || TOLD.includes(signal) ? new Error(said) : new Crashed(said);
}

/**
 * Returns the first line of the program's output, parsed as JSON, and the bytes after it. Throws a `Crashed` if the
 * program crashes or takes too long, and another error if it fails otherwise or writes no such line.
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
        code === 0 ? resolve() : reject(failureOf(code, signal)),
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
