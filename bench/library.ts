// Opens a library with a given number of books and children, on SQLite or on PostgreSQL, with families that have
// signed in and paid.
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
  /** Books in addition to the demo catalogue. Their ids are `seeded-0` and so on. */
  books: number;
  /** Children in addition to the families. They have read books. */
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

/** Returns free ports and a new data folder, which the caller deletes. */
export async function newPlace(): Promise<Place> {
  return { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-bench-')) };
}

/** `settings` are environment variables in addition to those of `npm start`. PostgreSQL runs in a new server. */
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
  // The first start creates tables, owner and demo catalogue. The call creates the report of every book.
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

/** Does now what autovacuum of PostgreSQL would do later. */
async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** Runs `work` on one engine after the other, with a library of each size. */
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
