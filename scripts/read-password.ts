import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Prompts for a password and returns one line of `input`; an empty string if the input ends first. A terminal does not
 * show the password. Returns null after Ctrl+C.
 */
export async function readPassword(
  prompt: string,
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<string | null> {
  output.write(prompt);
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: discard, terminal: input.isTTY });
  try {
    return await new Promise((resolve) => {
      lines.once('line', (line) => resolve(line));
      lines.once('SIGINT', () => resolve(null));
      lines.once('close', () => resolve(''));
    });
  } finally {
    lines.close();
    output.write('\n');
  }
}
