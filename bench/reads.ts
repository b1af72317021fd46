// `GET /api/books` beside bare node:http with the same bytes: two processes, one load, in turns. As
// browsers ask, who take compressed answers, and as others do.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { median } from './median.ts';

export interface Reads {
  /** Requests per second, the median of the rounds, as their ratio is. */
  library: number;
  bare: number;
  ratio: number;
}

/** Many and short: what slows the machine for some seconds slows the two of a round alike. */
const ROUNDS = 9;
const SECONDS = 2;
const WARM_UP_SECONDS = 5;
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
  const folder = mkdtempSync(join(tmpdir(), 'library-bench-'));
  const file = join(folder, 'answer');
  writeFileSync(file, await bytesOf(url, headers));
  const bareServer = fork(join(import.meta.dirname, 'bare-http.ts'), [file]);
  const port = await new Promise((resolve) => bareServer.once('message', resolve));
  rmSync(folder, { recursive: true });
  const bareUrl = `http://localhost:${String(port)}/`;

  // Neither is measured before its code is compiled.
  await rate(bareUrl, headers, WARM_UP_SECONDS);
  await rate(url, headers, WARM_UP_SECONDS);
  const rounds: Reads[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await rate(bareUrl, headers);
    const library = await rate(url, headers);
    rounds.push({ library, bare, ratio: library / bare });
  }
  bareServer.disconnect();
  return {
    library: median(rounds.map(({ library }) => library)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  };
}

/** The body as it comes over the line. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return buffer(answer);
}

async function rate(
  url: string,
  headers: Record<string, string>,
  seconds = SECONDS,
): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were refusals`);
  return result.requests.average;
}
