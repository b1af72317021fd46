// `node bench/catalogue-file.ts`: what readers feel while the owner downloads a catalogue file of 5,000
// books and 30 MB, looks at it, and imports it into an empty library. Prints a table, for SQLite and for
// PostgreSQL: how long each takes, the longest pause of the server, and the longest wait of a reader who
// asks for the shelf twenty times a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { enrol } from '../e2e/support/enrol.ts';
import { signInOwner } from '../e2e/support/owner.ts';
import { freePorts, killRunning, startProduct } from '../e2e/support/product.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';

const BOOKS = 5_000;
const PAGE = `<section><p>${'The hen and the duck sat in the sun by the pond. '.repeat(15)}</p></section>`;
const PAGES = 8;

const file = JSON.stringify({
  format: 'step-into-reading-catalogue',
  version: 1,
  books: Array.from({ length: BOOKS }, (_, index) => ({
    id: `bench-${index}`,
    title: `Hen ${index}`,
    category: `level${1 + (index % 9)}`,
    flipbookType: 'html',
    content: PAGE.repeat(PAGES),
    totalPages: PAGES,
    starReward: 1,
    createdAt: index,
    levelReason: 'For measuring.',
  })),
});

/** Makes `call` again and again, `every` so many milliseconds, until it is ended; answers the longest wait. */
function watch(call: () => Promise<Response>, every: number): () => Promise<number> {
  let longest = 0;
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const at = performance.now();
      const answer = await call();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      longest = Math.max(longest, performance.now() - at);
      await pause(Math.max(0, every - (performance.now() - at)));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return longest;
  };
}

async function measure(engine: string, databaseUrl: string | undefined): Promise<void> {
  const place = { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-file-')) };
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const product = await startProduct(place, environment);
  const family = await enrol({ at: product });
  const owner = await signInOwner(product.origin);
  // Every report is made before anything is measured.
  await owner.call('GET', '/api/admin/books');

  const readers = { authorization: `Bearer ${family.token}` };
  const owners = { 'admin-auth': owner.token, 'content-type': 'application/json' };
  const path = `${product.origin}/api/admin/catalogue`;
  const send = (to: string) => fetch(to, { method: 'POST', headers: owners, body: file });
  for (const [what, call] of [
    ['nothing', () => pause(3_000)],
    ['dry run, all new', () => send(`${path}/check`)],
    ['import, all new', () => send(path)],
    ['download', () => fetch(path, { headers: owners })],
    ['dry run, nothing new', () => send(`${path}/check`)],
    ['import, nothing new', () => send(path)],
  ] as const) {
    const shelf = watch(() => fetch(`${product.origin}/api/books`, { headers: readers }), 50);
    const pauses = watch(() => fetch(`${product.origin}/healthz`), 5);
    const at = performance.now();
    const answer = await call();
    const size = answer instanceof Response ? (await answer.arrayBuffer()).byteLength : 0;
    if (answer instanceof Response && !answer.ok) throw new Error(`${what}: ${answer.status}`);
    const took = performance.now() - at;
    const [waited, paused] = [await shelf(), await pauses()];
    const cells = [engine, what, took, paused, waited].map((cell) =>
      typeof cell === 'number' ? `${cell.toFixed(0)} ms` : cell,
    );
    console.log(`| ${cells.join(' | ')} | ${(size / 1_048_576).toFixed(1)} MB |`);
  }
  await product.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
}

console.log('|  | What | Takes | Longest pause | Longest wait of a reader | Answer |');
console.log('| --- | --- | --- | --- | --- | --- |');
const postgres = await preparePostgres();
await postgres.start();
try {
  await measure('SQLite', undefined);
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query('create database library_file');
  await client.end();
  await measure('PostgreSQL', `${postgres.url}/library_file`);
} finally {
  killRunning();
  await postgres.remove();
}
