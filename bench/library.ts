// A library with as many books and children as a measurement asks for, on SQLite or on PostgreSQL, with
// families that have signed in and paid.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { enrol, type Enrolled } from '../e2e/support/enrol.ts';
import { type Owner, signInOwner } from '../e2e/support/owner.ts';
import { freePorts, killRunning, type Place, startProduct } from '../e2e/support/product.ts';
import { openDatabase } from '../server/database/open.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { seedBooks, seedChildren, seededIds } from './seed.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface Size {
  /** Beside the demo catalogue; their ids are `seeded-0` and so on. */
  books: number;
  /** Who have read before, beside the families. */
  children: number;
  families: number;
}

export interface Library {
  origin: string;
  dataDir: string;
  /** Null on SQLite. */
  databasePort: string | null;
  families: Enrolled[];
  owner: Owner;
  /** The demo catalogue. */
  demo: { id: string; title: string }[];
  /** Stops the library and deletes it. */
  close(): Promise<void>;
}

/** Ports that are free, and a new folder, which whoever asks for it deletes. */
export async function newPlace(): Promise<Place> {
  return { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-bench-')) };
}

/** `settings` are the library's own, beside those of `npm start`. PostgreSQL is one of its own, too. */
export async function openLibrary(
  engine: Engine,
  { books, children, families: count }: Size,
  settings: NodeJS.ProcessEnv = {},
): Promise<Library> {
  const postgres = engine === 'PostgreSQL' ? await preparePostgres({ isDurable: true }) : null;
  await postgres?.start();
  const databaseUrl = postgres ? `${postgres.url}/postgres` : undefined;
  const place = await newPlace();
  const environment = { ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  // Makes tables, owner and demo catalogue, with every book's report.
  const first = await startProduct(place, environment);
  await (await signInOwner(first.origin)).call('GET', '/api/admin/books');
  await first.stop();
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl });
  const demo = await database.db
    .selectFrom('books')
    .select(['id', 'title'])
    .orderBy('id')
    .execute();
  await seedBooks(database, books);
  await seedChildren(database, children, [...demo.map(({ id }) => id), ...seededIds(books)]);
  await database.close();
  if (databaseUrl) await vacuum(databaseUrl);

  const product = await startProduct(place, environment);
  const families = [];
  for (let n = 0; n < count; n++) families.push(await enrol({ at: product }));
  return {
    ...{ origin: product.origin, dataDir: place.dataDir, families, demo },
    databasePort: databaseUrl === undefined ? null : new URL(databaseUrl).port,
    owner: await signInOwner(product.origin),
    async close() {
      await product.stop();
      await postgres?.remove();
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}

/** As PostgreSQL does by itself in time. */
async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** `work` on one engine after the other, with a library of each of these sizes. */
export async function onEachEngine<Found>(
  sizes: readonly Size[],
  work: (...libraries: Library[]) => Promise<Found>,
): Promise<Record<Engine, Found>> {
  const found: Partial<Record<Engine, Found>> = {};
  try {
    for (const engine of engines) {
      const libraries: Library[] = [];
      for (const size of sizes) libraries.push(await openLibrary(engine, size));
      found[engine] = await work(...libraries);
      for (const library of libraries) await library.close();
    }
  } finally {
    killRunning();
  }
  return found as Record<Engine, Found>;
}
