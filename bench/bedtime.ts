// `node bench/bedtime.ts`: what a reading session asks of the library, as a browser shows it, and how many
// sessions one server process carries with five thousand books and a hundred thousand children, on
// SQLite and on PostgreSQL. Prints tables. Processor time is told beside the rate: it holds on a busy
// machine too, and is read on Linux alone.
import type { Enrolled } from '../e2e/support/enrol.ts';
import { type Filled, onEachEngine } from './filled.ts';
import { postgresSeconds, requireLinux, serverSeconds } from './processes.ts';
import { bookOf, forBook } from './replay.ts';
import type { Call, Session } from './session.ts';

const BOOKS = 5_000;
const CHILDREN = 100_000;
/** Who read at the same time, each without a pause: many more who turn a page now and then. */
const FAMILIES = 24;
const SESSIONS = 25;

interface Carried {
  sessions: readonly Session[];
  calls: number;
  seconds: number;
  serverSeconds: number;
  databaseSeconds: number;
  /** Milliseconds of each call, sorted. */
  times: number[];
}

async function carry(
  origin: string,
  families: readonly Enrolled[],
  calls: readonly Call[],
): Promise<number[]> {
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

async function measure(library: Filled): Promise<Carried> {
  const { origin, families, dataDir, databasePort, sessions, calls } = library;
  const costs = () => ({
    server: serverSeconds(dataDir),
    database: databasePort === null ? 0 : postgresSeconds(databasePort),
  });
  const before = costs();
  const began = performance.now();
  const times = await carry(origin, families, calls);
  const seconds = (performance.now() - began) / 1000;
  const after = costs();
  return {
    ...{ sessions, calls: times.length, seconds, times },
    serverSeconds: after.server - before.server,
    databaseSeconds: after.database - before.database,
  };
}

requireLinux();
const found = await onEachEngine({ books: BOOKS, children: CHILDREN, families: FAMILIES }, measure);

console.log(
  '| A session | Calls | of them writes | API | Files | |\n| --- | --- | --- | --- | --- | --- |',
);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
for (const [evening, session] of found.SQLite.sessions.entries()) {
  const { calls, apiBytes, files, fileBytes } = session;
  const name = evening === 0 ? 'with an empty cache' : 'on a later evening';
  const writes = calls.filter(({ method }) => method !== 'GET').length;
  console.log(
    `| ${name} | ${calls.length} | ${writes} | ${kilobytes(apiBytes)} | ${files} | ${kilobytes(fileBytes)} |`,
  );
}
console.log(
  '\n| One server process on | Calls a second | p50 | p99 | Processor time a call: server | database |\n| --- | --- | --- | --- | --- | --- |',
);
for (const [engine, carried] of Object.entries(found)) {
  const { calls, seconds, times } = carried;
  const at = (share: number) => `${(times[Math.floor(calls * share)] ?? NaN).toFixed(0)} ms`;
  const each = (total: number) => `${((total / calls) * 1000).toFixed(2)} ms`;
  console.log(
    `| ${engine} | ${(calls / seconds).toFixed(0)} | ${at(0.5)} | ${at(0.99)} | ${each(carried.serverSeconds)} | ${each(carried.databaseSeconds)} |`,
  );
}
