// A library with as many books and children as a measurement asks for, on SQLite or on PostgreSQL, with
// families that have signed in and paid, and the calls of a reading session as a browser made them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrol, type Enrolled } from '../e2e/support/enrol.ts';
import { freePorts, startProduct } from '../e2e/support/product.ts';
import { openDatabase } from '../server/database/open.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { seedBooks, seedChildren, seededIds } from './seed.ts';
import { type Call, type Session, watchSessions } from './session.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface Size {
  /** Beside the demo catalogue; their ids are `seeded-0` and so on. */
  books: number;
  /** Who have read before, beside the families. */
  children: number;
  families: number;
}

export interface Filled {
  engine: Engine;
  origin: string;
  dataDir: string;
  /** Null on SQLite. */
  databasePort: string | null;
  families: Enrolled[];
  /** What a browser showed of one with an empty cache, and of one on a later evening. */
  sessions: readonly Session[];
  /** Of the session on a later evening. */
  calls: readonly Call[];
  /** Stops the library and deletes it. */
  close(): Promise<void>;
}

/** Demo books that are read page by page. */
const WATCHED = ['Sam and the Wet Hat', 'A Thump in the Shed'];

/** What a browser asks for does not depend on the engine: one has to show it. */
let recorded: readonly Session[] | null = null;

/** `settings` are the library's own, beside those of `npm start`. */
export async function openFilled(
  engine: Engine,
  { books, children, families: count }: Size,
  settings: NodeJS.ProcessEnv = {},
): Promise<Filled> {
  const postgres = engine === 'PostgreSQL' ? await preparePostgres({ isDurable: true }) : null;
  await postgres?.start();
  const databaseUrl = postgres ? `${postgres.url}/postgres` : undefined;
  const place = { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-bench-')) };
  const environment = {
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const first = await startProduct(place, environment);
  recorded ??= await watchSessions(first.origin, await enrol({ at: first }), WATCHED);
  await first.stop();
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl });
  if (books > 0) await seedBooks(database, books);
  if (children > 0) await seedChildren(database, children, seededIds(books));
  await database.close();

  const product = await startProduct(place, environment);
  const families = [];
  for (let n = 0; n < count; n++) families.push(await enrol({ at: product }));
  return {
    engine,
    origin: product.origin,
    dataDir: place.dataDir,
    databasePort: databaseUrl === undefined ? null : new URL(databaseUrl).port,
    families,
    sessions: recorded,
    calls: recorded.at(-1)?.calls ?? [],
    async close() {
      await product.stop();
      await postgres?.remove();
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}

/** `work` on one engine after the other, so that neither weighs on what the other takes. */
export async function onEachEngine<Found>(
  size: Size,
  work: (library: Filled) => Promise<Found>,
): Promise<Record<Engine, Found>> {
  const found: Partial<Record<Engine, Found>> = {};
  for (const engine of engines) {
    const library = await openFilled(engine, size);
    try {
      found[engine] = await work(library);
    } finally {
      await library.close();
    }
  }
  return found as Record<Engine, Found>;
}
