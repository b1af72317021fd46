// `GET /api/books` beside bare node:http with the same bytes: two processes, one load, in turns. As
// browsers ask, who take compressed answers, and as others do.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import { median } from './median.ts';
import { send } from './send.ts';

export interface Reads {
  /** Requests per second, medians of the rounds; so is their ratio. */
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
  const headers = { authorization: `Bearer ${token}` };
  return {
    plain: await besideBare(origin, headers),
    compressed: await besideBare(origin, { ...headers, 'accept-encoding': 'gzip' }),
  };
}

async function besideBare(origin: string, headers: Record<string, string>): Promise<Reads> {
  const path = '/api/books';
  const folder = mkdtempSync(join(tmpdir(), 'library-bench-'));
  const file = join(folder, 'answer');
  // The body as it comes over the line.
  writeFileSync(file, (await send(origin, { method: 'GET', path, headers })).body);
  const bareServer = fork(join(import.meta.dirname, 'bare-http.ts'), [file]);
  const port = await new Promise((resolve) => bareServer.once('message', resolve));
  rmSync(folder, { recursive: true });

  const rate = async (url: string, duration: number) =>
    (await load({ url, headers, connections: CONNECTIONS, duration })).rate;
  const bareUrl = `http://localhost:${String(port)}${path}`;
  // Neither is measured before its code is compiled.
  await rate(bareUrl, WARM_UP_SECONDS);
  await rate(origin + path, WARM_UP_SECONDS);
  const rounds: Reads[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await rate(bareUrl, SECONDS);
    const library = await rate(origin + path, SECONDS);
    rounds.push({ library, bare, ratio: library / bare });
  }
  bareServer.disconnect();
  const middle = (of: keyof Reads) => median(rounds.map((round) => round[of]));
  return { library: middle('library'), bare: middle('bare'), ratio: middle('ratio') };
}
