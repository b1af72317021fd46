// `GET /api/books` beside bare node:http with the same bytes: two processes, one load, in turns.
import { fork } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
export async function measureReads(origin: string, token: string): Promise<Reads> {
  const url = `${origin}/api/books`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`GET /api/books answered ${answer.status}`);
  const file = join(mkdtempSync(join(tmpdir(), 'library-bench-')), 'books.json');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));

  const bareServer = fork(join(import.meta.dirname, 'bare-http.ts'), [file]);
  const port = await new Promise((resolve) => bareServer.once('message', resolve));
  const bareUrl = `http://localhost:${String(port)}/`;

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

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were refusals`);
  return result.requests.average;
}
