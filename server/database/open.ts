// Opens the database: SQLite in the data folder, or PostgreSQL where DATABASE_URL names one.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { isContention } from './failures.ts';
import { migrations } from './migrations.ts';
import { LibrarySqliteDialect, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What store functions take: the database itself or a transaction on it. */
export type Db = Kysely<Tables>;

export interface Database {
  engine: 'sqlite' | 'postgres';
  db: Db;
  /** Resolves when the database answers; rejects when it does not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of connections that broke while idle. */
  onConnectionError?: (error: Error) => void;
}

// Times and counts are bigint columns and fit a JavaScript number.
const INT8 = 20;
const NUMERIC = 1700;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens the database and brings its tables up to date; several instances may do so at once. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.onConnectionError ?? (() => {}))
    : await openSqliteFile(settings.dataDir);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openSqliteFile(dataDir: string): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: new LibrarySqliteDialect({ database: await openSqlite(dataDir) }),
  });
  return wrap('sqlite', db);
}

function openPostgres(url: string, onConnectionError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    types,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return wrap('postgres', new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}

function wrap(engine: Database['engine'], db: Db): Database {
  return {
    engine,
    db,
    check: async () => {
      await db.selectFrom('marks').select('name').limit(1).execute();
    },
    close: () => db.destroy(),
  };
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Runs `work` in a transaction that holds the student's row (created when absent), so that no two
 * decisions about one student overlap. Tried once more when the database refused for concurrency.
 */
export async function withStudent<T>(
  database: Database,
  userId: string,
  now: number,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    database.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('users')
        .values({ id: userId, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      if (database.engine === 'postgres') {
        await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .forUpdate()
          .execute();
      }
      return work(transaction);
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isContention(error)) throw error;
    return attempt();
  }
}
