// `node bench/growth.ts`: what each call costs in a library with 36 books and 100 students, and in one with
// 10,000 and 100,000, on SQLite and on PostgreSQL. Both libraries run side by side and are asked in turns,
// so that what else the machine does weighs on both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { enrol } from '../e2e/support/enrol.ts';
import { signInOwner } from '../e2e/support/owner.ts';
import { freePorts, killRunning, type Product, startProduct } from '../e2e/support/product.ts';
import { openDatabase } from '../server/database/open.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { type Call, calls, growing, type Side } from './growth-calls.ts';
import { median } from './median.ts';
import { seedBooks, seedChildren, seededIds } from './seed.ts';

/** The demo catalogue's 36 books are among them. */
const DEMO_BOOKS = 36;
const SMALL = { books: DEMO_BOOKS, students: 100 };
const LARGE = { books: 10_000, students: 100_000 };
const TIMES = 200;
/** So often a call is made before it is measured: code is compiled, pages of the database are at hand. */
const WARM_UP = 20;
/** One with books behind her, and as many as finish the whole demo catalogue in `TIMES` and `WARM_UP`. */
const FAMILIES = 1 + Math.ceil((TIMES + WARM_UP) / DEMO_BOOKS);
/** More is growth. */
const LIMIT = 1.2;

interface Grown {
  name: string;
  /** Medians in milliseconds. */
  small: number;
  large: number;
  /** Of the last answer. */
  smallBytes: number;
  largeBytes: number;
}

interface Measured {
  /** What is held to the limit. */
  held: Grown[];
  /** What grows with its answer. */
  growing: Grown[];
}

interface Growth {
  sqlite: Measured;
  postgres: Measured;
}

type Size = typeof SMALL;

interface Library extends Side {
  product: Product;
  dataDir: string;
}

async function openLibrary(
  { books, students }: Size,
  databaseUrl: string | undefined,
): Promise<Library> {
  const place = { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-growth-')) };
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  // Makes tables, owner and demo catalogue, with every book's report.
  const first = await startProduct(place, environment);
  await (await signInOwner(first.origin)).call('GET', '/api/admin/books');
  await first.stop();
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl });
  const demo = await database.db
    .selectFrom('books')
    .select(['id', 'title', 'category'])
    .orderBy('id')
    .execute();
  await seedBooks(database, books - DEMO_BOOKS);
  const ids = [...demo.map(({ id }) => id), ...seededIds(books - DEMO_BOOKS)];
  await seedChildren(database, students, ids);
  await database.close();
  // As it would do by itself in time.
  if (databaseUrl !== undefined) await ask(databaseUrl, 'vacuum analyze');

  const product = await startProduct(place, environment);
  const families = [];
  for (let n = 0; n < FAMILIES; n++) families.push(await enrol({ at: product }));
  const [reader] = families;
  for (const { id } of demo.slice(0, 9)) await reader?.call('POST', `/api/progress/${id}/complete`);
  for (const { id } of demo.slice(9, 12))
    await reader?.call('POST', '/api/progress', { bookId: id, currentPage: 1 });
  const owner = await signInOwner(product.origin);
  const edited = await owner.call<Record<string, unknown>>(
    'GET',
    '/api/admin/books/sam-and-the-wet-hat',
  );
  const kept = ['id', 'title', 'author', 'category', 'coverImageUrl', 'flipbookType', 'content'];
  return {
    ...{ product, origin: product.origin, dataDir: place.dataDir, families, owner, books: demo },
    cell: { category: '', phonogram: '' },
    edited: Object.fromEntries(kept.map((field) => [field, edited[field]])),
  };
}

/** A cell of the owner's map that has as many books in both libraries, and some. */
async function findCell(small: Library, large: Library): Promise<Side['cell']> {
  const [few, many] = await Promise.all(
    [small, large].map(({ owner }) =>
      owner.call<{ phonograms: { key: string; books: number[] }[] }>(
        'GET',
        '/api/admin/phonograms',
      ),
    ),
  );
  for (const [row, { key, books }] of few?.phonograms.entries() ?? []) {
    const level = books.findIndex(
      (count, index) => count > 0 && many?.phonograms[row]?.books[index] === count,
    );
    if (level >= 0) return { category: `level${level + 1}`, phonogram: key };
  }
  throw new Error('No cell of the map has as many books in both libraries');
}

async function time(call: Call, n: number, side: Side): Promise<{ spent: number; bytes: number }> {
  const { method = 'GET', path, body, family } = await call.ask(n, side);
  const init: RequestInit = {
    method,
    headers: {
      ...(family
        ? { authorization: `Bearer ${family.token}` }
        : { 'admin-auth': side.owner.token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const began = performance.now();
  const answer = await fetch(side.origin + path, init);
  const { byteLength } = await answer.arrayBuffer();
  const spent = performance.now() - began;
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return { spent, bytes: byteLength };
}

async function compare(call: Call, small: Side, large: Side): Promise<Grown> {
  const { times = TIMES } = call;
  const warmUp = Math.min(WARM_UP, times);
  const spent = { small: [] as number[], large: [] as number[] };
  const grown = { name: call.name, small: 0, large: 0, smallBytes: 0, largeBytes: 0 };
  for (let n = 0; n < warmUp + times; n++) {
    const first = await time(call, n, n % 2 === 0 ? small : large);
    const second = await time(call, n, n % 2 === 0 ? large : small);
    const [ofSmall, ofLarge] = n % 2 === 0 ? [first, second] : [second, first];
    grown.smallBytes = ofSmall.bytes;
    grown.largeBytes = ofLarge.bytes;
    if (n < warmUp) continue;
    spent.small.push(ofSmall.spent);
    spent.large.push(ofLarge.spent);
  }
  return { ...grown, small: median(spent.small), large: median(spent.large) };
}

async function measure(urlOf: (size: Size) => Promise<string | undefined>): Promise<Measured> {
  const small = await openLibrary(SMALL, await urlOf(SMALL));
  const large = await openLibrary(LARGE, await urlOf(LARGE));
  small.cell = large.cell = await findCell(small, large);
  const measured: Measured = { held: [], growing: [] };
  console.error(`Libraries with ${SMALL.books} and ${LARGE.books} books are open`);
  for (const call of calls) measured.held.push(await compare(call, small, large));
  for (const call of growing) measured.growing.push(await compare(call, small, large));
  for (const { product, dataDir } of [small, large]) {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return measured;
}

/** Takes minutes. Starts libraries, and a PostgreSQL of its own. */
async function measureGrowth(): Promise<Growth> {
  const postgres = await preparePostgres({ isDurable: true });
  try {
    const sqlite = await measure(async () => undefined);
    await postgres.start();
    const createDatabase = async ({ books }: Size) => {
      await ask(`${postgres.url}/postgres`, `create database library_${books}`);
      return `${postgres.url}/library_${books}`;
    };
    return { sqlite, postgres: await measure(createDatabase) };
  } finally {
    killRunning();
    await postgres.remove();
  }
}

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const inMilliseconds = (times: number) => times.toFixed(2);
const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

function row(one: Grown, other: Grown | undefined, isHeld: boolean): string {
  const cell = ({ small, large, smallBytes, largeBytes }: Grown) => {
    const ratio = large / small;
    const shown = `${inMilliseconds(small)} → ${inMilliseconds(large)} | ${ratio.toFixed(2)}`;
    if (!isHeld) return `${shown}, ${inKilobytes(smallBytes)} → ${inKilobytes(largeBytes)}`;
    return ratio > LIMIT ? `${shown} **grows**` : shown;
  };
  return `| ${one.name} | ${cell(one)} | ${other ? cell(other) : '| '} |`;
}

/** A section for a report, in Markdown. */
function growthSection({ sqlite, postgres }: Growth): string {
  const head = `| Call | SQLite, ms | ratio | PostgreSQL, ms | ratio |\n| --- | --- | --- | --- | --- |`;
  const table = (part: keyof Measured) =>
    sqlite[part].map((one, index) => row(one, postgres[part][index], part === 'held')).join('\n');
  const number = new Intl.NumberFormat('en').format;
  return `## As it grows

From ${SMALL.books} books and ${SMALL.students} students to ${number(LARGE.books)} and ${number(LARGE.students)}, medians of ${TIMES} calls made in turns. Both answers have as
many cards. A ratio over ${LIMIT.toFixed(2)} is marked.

${head}
${table('held')}

These hold every book, or come after a change has made the library read every book anew, and grow with their number:

${head}
${table('growing')}
`;
}

console.log(growthSection(await measureGrowth()));
