// Opens the database: SQLite in the data folder, or PostgreSQL where DATABASE_URL names one.
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
  /** Resolves when the database answers; rejects when it does not. */
  check(): Promise<void>;
  /** Resolves when the database takes writes; rejects when it does not, or is about to have no room. */
  checkWrites(): Promise<void>;
  /** How many connections there are just now; null for a database that has one alone. */
  connections: (() => Connections) | null;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of connections that broke while idle. */
  onConnectionError?: (error: Error) => void;
  /** Told of each statement and how long it took; asking costs nothing where it is left out. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  /** How long an answer, a connection or a lock is waited for, in milliseconds. */
  patience?: number;
}

/** Short enough that a parent is told before she gives up, long enough for a busy disk. */
const PATIENCE = 5_000;
/** A change of the tables may take longer, and nobody is waiting at a screen yet. */
const MIGRATION_PATIENCE = 60_000;

/** Opens the database and brings its tables up to date; several instances may do so at once. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { db } = await open(settings, MIGRATION_PATIENCE);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return connectDatabase(settings);
}

/**
 * Opens the database for the process that serves the library. SQLite has one such process at a time: for
 * a second one it throws LockRefused, before anything is changed.
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

/** Opens the database with the tables that it has. */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  const { db, connections } = await open(settings, settings.patience ?? PATIENCE);
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
  patience: number,
): Promise<Pick<Database, 'db' | 'connections'>> {
  const { dialect, connections }: { dialect: Dialect; connections: Database['connections'] } =
    databaseUrl
      ? openPostgres(databaseUrl, patience, onConnectionError)
      : { dialect: await openSqlite(dataDir, patience), connections: null };
  return { db: new Kysely<Tables>({ dialect, ...(onQuery && { log: onQuery }) }), connections };
}

/** `name` such as `PostgreSQL 18.1`; `number` as PostgreSQL writes it, 180001. */
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
