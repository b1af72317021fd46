// Compares `GET /api/books` with a bare node:http server that sends the same bytes. Both get the same load in
// turns, with and without compression.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import { median } from './median.ts';
import { send } from './send.ts';

export interface Reads {
  /** Medians of the rounds: requests per second, and `ratio` of `library` to `bare`. */
  library: number;
  bare: number;
  ratio: number;
}

/** Many short rounds, so that a slow phase of the machine affects both servers of a round. */
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
    plain: await compareWithBare(origin, headers),
    compressed: await compareWithBare(origin, { ...headers, 'accept-encoding': 'gzip' }),
  };
}

async function compareWithBare(origin: string, headers: Record<string, string>): Promise<Reads> {
  const path = '/api/books';
  const folder = mkdtempSync(join(tmpdir(), 'library-bench-'));
  const file = join(folder, 'answer');
  // The body as it is sent, which may be compressed.
  writeFileSync(file, (await send(origin, { method: 'GET', path, headers })).body);
  const bareServer = fork(join(import.meta.dirname, 'bare-http.ts'), [file]);
  const port = await new Promise((resolve) => bareServer.once('message', resolve));
  rmSync(folder, { recursive: true });

  const rate = async (url: string, duration: number) =>
    (await load({ url, headers, connections: CONNECTIONS, duration })).rate;
  const bareUrl = `http://localhost:${String(port)}${path}`;
  // Warms up both servers, so that their code is compiled.
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
