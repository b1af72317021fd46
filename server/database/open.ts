// Opens the database: PostgreSQL if DATABASE_URL is set, else SQLite in the data folder.
import { type Dialect, Kysely, type LogEvent, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { type Connections, openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { lockLibrary } from './sqlite/lock.ts';
import type { Db, Tables } from './tables.ts';
import { createWriteCheck } from './write-check.ts';

export interface Database {
  engine: 'sqlite' | 'postgres';
  db: Db;
  /** Resolves when the database answers a query; rejects otherwise. */
  check(): Promise<void>;
  /** Resolves when the database accepts writes; rejects when it does not, or when its disk is nearly full. */
  checkWrites(): Promise<void>;
  /** Returns the state of the connection pool; null for SQLite, which has a single connection. */
  connections: (() => Connections) | null;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when an idle connection breaks. */
  onConnectionError?: (error: Error) => void;
  /** Called with each statement and its duration. Costs nothing when omitted. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  /** Timeout for a query, a connection or a lock, in milliseconds. */
  timeout?: number;
}

/** Short enough that a parent sees an error before giving up, long enough for a busy disk. */
const TIMEOUT = 5_000;
/** A migration may take longer, and no user is waiting yet. */
const MIGRATION_TIMEOUT = 60_000;

/** Opens the database and migrates its tables. Safe to run in several processes at once. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { db } = await open(settings, MIGRATION_TIMEOUT);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return connectDatabase(settings);
}

/**
 * Opens the database for the process that serves the library. SQLite allows one such process at a time: in a
 * second one this throws LockRefused, before anything is changed.
 */
export async function openDatabaseToServe(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) return openDatabase(settings);
  const unlock = lockLibrary(settings.dataDir);
  try {
    const database = await openDatabase(settings);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the database without migrating its tables. */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  const { db, connections } = await open(settings, settings.timeout ?? TIMEOUT);
  return {
    connections,
    engine: settings.databaseUrl ? 'postgres' : 'sqlite',
    db,
    check: async () => {
      await db.selectFrom('marks').select('name').limit(1).execute();
    },
    checkWrites: createWriteCheck(db, settings.databaseUrl ? null : settings.dataDir),
    close: () => db.destroy(),
  };
}

async function open(
  { databaseUrl, dataDir, onQuery, onConnectionError = () => {} }: DatabaseSettings,
  timeout: number,
): Promise<Pick<Database, 'db' | 'connections'>> {
  const { dialect, connections }: { dialect: Dialect; connections: Database['connections'] } =
    databaseUrl
      ? openPostgres(databaseUrl, timeout, onConnectionError)
      : { dialect: await openSqlite(dataDir, timeout), connections: null };
  return { db: new Kysely<Tables>({ dialect, ...(onQuery && { log: onQuery }) }), connections };
}

/** Returns, for example, the name `PostgreSQL 18.1` and PostgreSQL's number 180001; the number is 0 for SQLite. */
export async function serverVersion({ engine, db }: Database) {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string }>`select sqlite_version() as name`.execute(db);
    return { number: 0, name: `SQLite ${rows[0]?.name}` };
  }
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number,
           current_setting('server_version') as name`.execute(db);
  return { number: rows[0]?.number ?? 0, name: `PostgreSQL ${rows[0]?.name}` };
}
