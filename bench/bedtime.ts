// `node bench/bedtime.ts`: records the calls of a reading session in a browser, and measures how many of these
// calls a second one server process handles with 5,000 books and 100,000 children, on SQLite and on PostgreSQL.
// Prints a section of the results. It has no limit, because the rate depends on the machine, which the callers
// share. Processor time is comparable on a busy machine too. It needs Linux.
import { type Library, onEachEngine } from './library.ts';
import type { Loaded } from './load.ts';
import { postgresSeconds, requireLinux, serverOf } from './processes.ts';
import { replay } from './replay.ts';
import { seededIds } from './seed.ts';
import { recordSessions, type Session } from './session.ts';

const BOOKS = 5_000;
const CHILDREN = 100_000;
/** Families that read at the same time without a pause. In practice, this load comes from many more families. */
const FAMILIES = 24;
const SESSIONS = 25;

interface Measured extends Loaded {
  serverSeconds: number;
  databaseSeconds: number;
}

requireLinux();
const [first, later] = await recordSessions();

async function measure(library: Library): Promise<Measured> {
  const { dataDir, databasePort } = library;
  const database = () => (databasePort === null ? 0 : postgresSeconds(databasePort));
  const before = { server: serverOf(dataDir).seconds, database: database() };
  const amount = FAMILIES * SESSIONS * later.calls.length;
  const pace = { connections: FAMILIES, amount };
  const loaded = await replay(library, later.calls, seededIds(BOOKS), pace);
  return {
    ...loaded,
    serverSeconds: serverOf(dataDir).seconds - before.server,
    databaseSeconds: database() - before.database,
  };
}

const found = await onEachEngine(
  [{ books: BOOKS, children: CHILDREN, families: FAMILIES }],
  measure,
);

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
function sessionRow(name: string, { calls, apiBytes, files, fileBytes }: Session): string {
  const writes = calls.filter(({ method }) => method !== 'GET').length;
  const bytes = `${kilobytes(apiBytes)} | ${files} | ${kilobytes(fileBytes)}`;
  return `| ${name} | ${calls.length} | ${writes} | ${bytes} |`;
}
const rows = Object.entries(found).map(([engine, measured]) => {
  const { calls, rate, p50, p99, serverSeconds, databaseSeconds } = measured;
  const each = (total: number) => `${((total / calls) * 1000).toFixed(2)} ms`;
  const processor = `${each(serverSeconds)} | ${each(databaseSeconds)}`;
  return `| ${engine} | ${rate.toFixed(0)} | ${p50} ms | ${p99} ms | ${processor} |`;
});
console.log(`## A reading session

| A session | Calls | of them writes | API | Files | |
| --- | --- | --- | --- | --- | --- |
${sessionRow('with an empty cache', first)}
${sessionRow('on a later evening', later)}

The one of a later evening, replayed by ${FAMILIES} families without a pause, with ${BOOKS.toLocaleString('en')} books and ${CHILDREN.toLocaleString('en')} children:

| One server process on | Calls a second | p50 | p99 | Processor time a call: server | database |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`);
