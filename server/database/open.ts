// Opens the database: PostgreSQL if DATABASE_URL is set, else SQLite in the data folder.
import { Kysely, type LogEvent } from 'kysely';
import { migrate } from './migrate.ts';
import { type Connections, openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
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
  const patient = await connectDatabase({ ...settings, timeout: MIGRATION_TIMEOUT });
  await migrate(patient.db).finally(() => patient.close());
  return connectDatabase(settings);
}

/** Opens the database without migrating its tables. */
export async function connectDatabase({
  databaseUrl,
  dataDir,
  onConnectionError = () => {},
  onQuery,
  timeout = TIMEOUT,
}: DatabaseSettings): Promise<Database> {
  const { dialect, connections } = databaseUrl
    ? openPostgres(databaseUrl, timeout, onConnectionError)
    : { dialect: await openSqlite(dataDir, timeout), connections: null };
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: onQuery }) });
  return {
    engine: databaseUrl ? 'postgres' : 'sqlite',
    db,
    check: async () => {
      await db.selectFrom('marks').select('name').limit(1).execute();
    },
    checkWrites: createWriteCheck(db, databaseUrl ? null : dataDir),
    connections,
    close: () => db.destroy(),
  };
}
