// `node bench/bedtime.ts`: what a reading session asks of the library, as a browser shows it, and how many
// sessions one server process carries with five thousand books and a hundred thousand children, on
// SQLite and on PostgreSQL. Prints tables. Processor time is told beside the rate: it holds on a busy
// machine too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrol, type Enrolled } from '../e2e/support/enrol.ts';
import { freePorts, killRunning, startProduct } from '../e2e/support/product.ts';
import { openDatabase } from '../server/database/open.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { postgresSeconds, serverSeconds } from './processes.ts';
import { bookOf, forBook } from './replay.ts';
import { seedBooks, seedChildren, seededIds } from './seed.ts';
import { type Call, type Session, watchSessions } from './session.ts';

const BOOKS = 5_000;
const CHILDREN = 100_000;
/** Who read at the same time, each without a pause: many more who turn a page now and then. */
const FAMILIES = 24;
const SESSIONS = 25;
/** Demo books that are read page by page. */
const WATCHED = ['Sam and the Wet Hat', 'A Thump in the Shed'];

interface Carried {
  calls: number;
  seconds: number;
  serverSeconds: number;
  databaseSeconds: number;
  /** Milliseconds of each call, sorted. */
  times: number[];
}

async function carry(origin: string, families: Enrolled[], calls: Call[]): Promise<number[]> {
  const watched = bookOf(calls);
  const times: number[] = [];
  await Promise.all(
    families.map(async ({ token }, family) => {
      for (let session = 0; session < SESSIONS; session++) {
        const book = `seeded-${(family * SESSIONS + session) % BOOKS}`;
        for (const call of calls) {
          const { method, path, prefer, body } = forBook(call, watched, book);
          const at = performance.now();
          const answer = await fetch(origin + path, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(prefer !== null && { prefer }),
              ...(body !== null && { 'content-type': 'application/json' }),
            },
            body,
          });
          await answer.arrayBuffer();
          times.push(performance.now() - at);
          if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
        }
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

async function measure(
  databaseUrl: string | undefined,
): Promise<{ sessions: Session[]; carried: Carried }> {
  const place = {
    ...(await freePorts()),
    dataDir: mkdtempSync(join(tmpdir(), 'library-bedtime-')),
  };
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const first = await startProduct(place, environment);
  const sessions = await watchSessions(first.origin, await enrol({ at: first }), WATCHED);
  await first.stop();
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl });
  await seedBooks(database, BOOKS);
  await seedChildren(database, CHILDREN, seededIds(BOOKS));
  await database.close();

  const product = await startProduct(place, environment);
  const families = [];
  for (let n = 0; n < FAMILIES; n++) families.push(await enrol({ at: product }));
  const calls = sessions.at(-1)?.calls ?? [];
  const costs = () => ({
    server: serverSeconds(place.dataDir),
    database: databaseUrl === undefined ? 0 : postgresSeconds(new URL(databaseUrl).port),
  });
  const before = costs();
  const began = performance.now();
  const times = await carry(product.origin, families, calls);
  const seconds = (performance.now() - began) / 1000;
  const after = costs();
  await product.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
  return {
    sessions,
    carried: {
      ...{ calls: times.length, seconds, times },
      serverSeconds: after.server - before.server,
      databaseSeconds: after.database - before.database,
    },
  };
}

const postgres = await preparePostgres();
await postgres.start();
const found: Record<string, Awaited<ReturnType<typeof measure>>> = {};
try {
  found['SQLite'] = await measure(undefined);
  found['PostgreSQL'] = await measure(`${postgres.url}/postgres`);
} finally {
  killRunning();
  await postgres.remove();
}

console.log(
  '| A session | Calls | of them writes | API | Files | |\n| --- | --- | --- | --- | --- | --- |',
);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
for (const [evening, { calls, apiBytes, files, fileBytes }] of (
  found['SQLite']?.sessions ?? []
).entries()) {
  const name = evening === 0 ? 'with an empty cache' : 'on a later evening';
  const writes = calls.filter(({ method }) => method !== 'GET').length;
  console.log(
    `| ${name} | ${calls.length} | ${writes} | ${kilobytes(apiBytes)} | ${files} | ${kilobytes(fileBytes)} |`,
  );
}
console.log(
  '\n| One server process on | Calls a second | p50 | p99 | Processor time a call: server | database |\n| --- | --- | --- | --- | --- | --- |',
);
for (const [engine, { carried }] of Object.entries(found)) {
  const { calls, seconds, times } = carried;
  const at = (share: number) => `${(times[Math.floor(calls * share)] ?? NaN).toFixed(0)} ms`;
  const each = (total: number) => `${((total / calls) * 1000).toFixed(2)} ms`;
  console.log(
    `| ${engine} | ${(calls / seconds).toFixed(0)} | ${at(0.5)} | ${at(0.99)} | ${each(carried.serverSeconds)} | ${each(carried.databaseSeconds)} |`,
  );
}
