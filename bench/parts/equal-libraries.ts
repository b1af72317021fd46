// One library three times: the product's own, one in this process that tells which statements a call
// runs, and the rows alone, for the bare driver.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { enrol, type Enrolled } from '../../e2e/support/enrol.ts';
import { signInOwner } from '../../e2e/support/owner.ts';
import {
  environmentOf,
  freePorts,
  type Place,
  type Product,
  startProduct,
} from '../../e2e/support/product.ts';
import { readLocalSettings } from '../../scripts/config.ts';
import { createApp } from '../../server/app.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { createDrawer } from '../../server/flipbooks/drawer.ts';
import { createChecker } from '../../server/phonics/checker.ts';
import { createIdentityAccounts } from '../../server/providers/identity-accounts.ts';
import { createIdentityProvider } from '../../server/providers/identity.ts';
import { createPaymentProvider } from '../../server/providers/payments.ts';
import { openStores } from '../../server/providers/stores.ts';
import { inherited } from '../../e2e/support/config.ts';

export interface EqualLibraries {
  product: Product;
  /** The product's parts in this process, over an equal database. */
  told: FastifyInstance;
  /** An equal database: a file, or the address of one of PostgreSQL. */
  bare: string;
  /** A family with some reading behind it, and families that have read nothing yet. */
  reader: Enrolled;
  families: Enrolled[];
  /** The owner's session. */
  owner: string;
  /** The ids of the catalogue's books. */
  books: string[];
  /** Writes the same rows into all three databases, past the product. */
  addRows(write: (database: Database) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/** Calls come as if through a proxy, so that each can be another household's. */
const ENVIRONMENT = { TRUSTED_PROXIES: '1' };
const READ = 12;

/** `postgresUrl` is that of a server, without a database's name; SQLite where there is none. */
export async function openEqualLibraries(
  postgresUrl: string | undefined,
  children: number,
): Promise<EqualLibraries> {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-parts-'));
  const place: Place = { ...(await freePorts()), dataDir };
  const databaseUrl = postgresUrl && `${postgresUrl}/postgres`;
  const environment = { ...ENVIRONMENT, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

  const first = await startProduct(place, environment);
  const families: Enrolled[] = [];
  while (families.length <= children) {
    families.push(...(await Promise.all(Array.from({ length: 8 }, () => enrol({ at: first })))));
  }
  const [reader] = families;
  if (!reader) throw new Error('Nobody has come');
  const owner = await signInOwner(first.origin);
  const books = (await owner.call<{ id: string }[]>('GET', '/api/admin/books')).map(({ id }) => id);
  await readAWhile(reader, books);
  await first.stop();

  const places = postgresUrl
    ? await copyDatabase(postgresUrl, ['told', 'bare'])
    : copyFile(dataDir, ['told', 'bare']);

  const product = await startProduct(place, environment);
  const { server: config } = readLocalSettings({
    ...inherited,
    ...environmentOf(place),
    ...environment,
  });
  const told = await openProduct(config, places['told'] ?? '');
  const bare = places['bare'] ?? '';
  return {
    ...{ product, reader, families: families.slice(1), owner: owner.token, books },
    told: told.app,
    bare: postgresUrl ? bare : join(bare, 'library.sqlite'),
    async addRows(write) {
      for (const where of [databaseUrl ?? dataDir, ...Object.values(places)]) {
        const database = await openAt(where);
        await write(database);
        await database.close();
      }
    },
    async remove() {
      await told.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A child in the middle of one book and with stars from others, who has asked for a word. */
async function readAWhile(reader: Enrolled, books: readonly string[]): Promise<void> {
  for (const book of books.slice(0, READ)) {
    await reader.call('POST', '/api/progress', { bookId: book, currentPage: 1 });
    await reader.call('POST', `/api/progress/${book}/complete`);
  }
  await reader.call('POST', '/api/progress', { bookId: 'sam-and-the-wet-hat', currentPage: 2 });
  const asked = { kind: 'asked', bookId: 'sam-and-the-wet-hat', at: Date.now() };
  const events = ['hat', 'mud', 'frog'].map((word) => ({
    ...asked,
    word,
    id: crypto.randomUUID(),
  }));
  await reader.call('POST', '/api/practice', { events });
}

function copyFile(dataDir: string, names: string[]): Record<string, string> {
  const copies = names.map((name): [string, string] => {
    const folder = join(dataDir, name);
    mkdirSync(folder);
    copyFileSync(join(dataDir, 'library.sqlite'), join(folder, 'library.sqlite'));
    return [name, folder];
  });
  return Object.fromEntries(copies);
}

async function copyDatabase(url: string, names: string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: `${url}/template1` });
  await client.connect();
  const copies: [string, string][] = [];
  for (const name of names) {
    await client.query(`create database ${name} template postgres`);
    copies.push([name, `${url}/${name}`]);
  }
  await client.end();
  return Object.fromEntries(copies);
}

/** `where` is a folder, or the address of a database of PostgreSQL. */
const openAt = (where: string) =>
  openDatabase(
    where.startsWith('postgres:') ? { dataDir: '', databaseUrl: where } : { dataDir: where },
  );

/** As server/main.ts puts it together, over another database and without chores. */
async function openProduct(
  config: ReturnType<typeof readLocalSettings>['server'],
  where: string,
): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const database = await openAt(where);
  const now = Date.now;
  const app = await createApp({
    config,
    database,
    identity: createIdentityProvider({ ...config.identity, now, report: console.error }),
    identityAccounts: createIdentityAccounts({ ...config.identity, referrer: config.publicUrl }),
    payments: createPaymentProvider(config.payments),
    ...(await openStores(config)),
    checker: createChecker(),
    drawer: createDrawer(),
    clientFolder: join(import.meta.dirname, '..', '..', 'dist', 'client'),
    now,
    logger: false,
  });
  return {
    app,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
