import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for a password: one line of `input`, empty when it ends without one. On a terminal nothing of it is
 * shown, and Ctrl+C answers null.
 */
export async function readPassword(
  prompt: string,
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<string | null> {
  output.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY });
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
