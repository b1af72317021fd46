// `GET /api/books` beside bare node:http with the same bytes: two processes, one load, in turns. As
// browsers ask, who take compressed answers, and as others do.
import { fork } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { median } from './median.ts';

export interface Reads {
  /** Requests per second, the median of the rounds. */
  library: number;
  bare: number;
  ratio: number;
}

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 20;

/** `token` is a subscriber's ID token. */
export async function measureReads(
  origin: string,
  token: string,
): Promise<{ plain: Reads; compressed: Reads }> {
  const url = `${origin}/api/books`;
  const authorization = `Bearer ${token}`;
  return {
    plain: await besideBare(url, { authorization }),
    compressed: await besideBare(url, { authorization, 'accept-encoding': 'gzip' }),
  };
}

async function besideBare(url: string, headers: Record<string, string>): Promise<Reads> {
  const file = join(mkdtempSync(join(tmpdir(), 'library-bench-')), 'answer');
  writeFileSync(file, await bytesOf(url, headers));
  const bareServer = fork(join(import.meta.dirname, 'bare-http.ts'), [file]);
  const port = await new Promise((resolve) => bareServer.once('message', resolve));
  const bareUrl = `http://localhost:${String(port)}/`;

  // Neither is measured before its code is compiled.
  await rate(bareUrl, headers);
  await rate(url, headers);
  const rates = { library: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await rate(bareUrl, headers));
    rates.library.push(await rate(url, headers));
  }
  bareServer.disconnect();
  const library = median(rates.library);
  const bare = median(rates.bare);
  return { library, bare, ratio: library / bare };
}

/** The body as it comes over the line. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return buffer(answer);
}

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were refusals`);
  return result.requests.average;
}
