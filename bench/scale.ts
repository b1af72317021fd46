// `node bench/scale.ts`: what each call costs with the demo catalogue and a thousand children, and with
// five thousand books and a hundred thousand children, on SQLite and on PostgreSQL. Prints a table.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { enrol } from '../e2e/support/enrol.ts';
import { signInOwner } from '../e2e/support/owner.ts';
import { freePorts, killRunning, startProduct } from '../e2e/support/product.ts';
import { openDatabase } from '../server/database/open.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { seedBooks, seedChildren } from './seed.ts';

const SIZES = [
  { books: 36, children: 1_000 },
  { books: 5_000, children: 100_000 },
];
const TIMES = 100;
/** The demo catalogue's books stand beside the seeded ones. */
const FINISHED = ['a-thump-in-the-shed', 'ted-and-the-big-bus', 'peg-must-nap'];

const sixty = { prefer: 'maxpagesize=60' };
const calls: {
  name: string;
  path: string;
  method?: 'POST';
  body?: object;
  headers?: Record<string, string>;
  who?: 'owner';
}[] = [
  { name: 'the home: a page of the shelf', path: '/api/books', headers: sixty },
  { name: '... of a level', path: '/api/books?category=level4', headers: sixty },
  { name: '... by fit', path: '/api/books?sort=fit', headers: sixty },
  { name: '... searched for', path: '/api/books?search=hen%20pond', headers: sixty },
  { name: '... being read', path: '/api/books?state=reading&sort=recent&limit=3' },
  { name: 'the proposal', path: '/api/proposal' },
  { name: 'progress', path: '/api/progress' },
  { name: 'the whole shelf', path: '/api/books' },
  { name: 'the reader: a book', path: '/api/books/seeded-1' },
  {
    name: '... a page is turned',
    method: 'POST',
    path: '/api/progress',
    body: { bookId: 'seeded-1', currentPage: 2 },
  },
  { name: '... a book is finished', method: 'POST', path: '/api/progress/seeded-{n}/complete' },
  {
    name: "the owner's table",
    path: '/api/admin/books',
    headers: { prefer: 'maxpagesize=50' },
    who: 'owner',
  },
  { name: '... searched', path: '/api/admin/books?search=hen%20pond&limit=50', who: 'owner' },
];

interface Measured {
  /** Milliseconds, the median. */
  p50: number;
  bytes: number;
}

async function measure(
  databaseUrl: string | undefined,
  { books, children }: (typeof SIZES)[number],
): Promise<Measured[]> {
  const place = { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-scale-')) };
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  // Makes tables, owner and demo catalogue.
  const first = await startProduct(place, environment);
  const began = await signInOwner(first.origin);
  await began.call('GET', '/api/admin/books');
  await first.stop();
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl });
  await seedBooks(database, books);
  await seedChildren(database, children, books);
  await database.close();

  const product = await startProduct(place, environment);
  const family = await enrol({ at: product });
  const owner = await signInOwner(product.origin);
  for (const bookId of FINISHED) await family.call('POST', `/api/progress/${bookId}/complete`);
  const measured: Measured[] = [];
  for (const { path, method = 'GET', body, headers, who } of calls) {
    const times: number[] = [];
    let bytes = 0;
    for (let n = 0; n < TIMES; n++) {
      const init: RequestInit = {
        method,
        headers: {
          ...(who === 'owner'
            ? { 'admin-auth': owner.token }
            : { authorization: `Bearer ${family.token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      };
      const at = performance.now();
      const answer = await fetch(product.origin + path.replace('{n}', String(n % books)), init);
      bytes = (await answer.arrayBuffer()).byteLength;
      times.push(performance.now() - at);
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    }
    times.sort((a, b) => a - b);
    measured.push({ p50: times[TIMES / 2] ?? NaN, bytes });
  }
  await product.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
  return measured;
}

const postgres = await preparePostgres();
await postgres.start();
const columns: Measured[][] = [];
try {
  for (const engine of ['SQLite', 'PostgreSQL']) {
    for (const size of SIZES) {
      const isPostgres = engine === 'PostgreSQL';
      columns.push(await measure(isPostgres ? await createDatabase(size.books) : undefined, size));
      console.error(`${engine}, ${size.books} books and ${size.children} children: measured`);
    }
  }
} finally {
  killRunning();
  await postgres.remove();
}

async function createDatabase(books: number): Promise<string> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query(`create database library_${books}`);
  await client.end();
  return `${postgres.url}/library_${books}`;
}

const titles = ['SQLite', 'PostgreSQL'].flatMap((engine) =>
  SIZES.map(({ books, children }) => `${engine}, ${books} books, ${children} children`),
);
const cells = (row: number) =>
  columns.map((column) => {
    const { p50 = NaN, bytes = 0 } = column[row] ?? {};
    return `${p50.toFixed(1)} ms, ${(bytes / 1024).toFixed(0)} kB`;
  });
console.log(`| Call | ${titles.join(' | ')} |\n| --- |${' --- |'.repeat(titles.length)}`);
for (const [row, { name }] of calls.entries())
  console.log(`| ${name} | ${cells(row).join(' | ')} |`);
