// PostgreSQL through `pg`, with an end to every wait.
import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import pg from 'pg';
import { isSilence } from './failures.ts';

// Times and counts are bigint columns and fit a JavaScript number.
const INT8 = 20;
const NUMERIC = 1700;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** The connections there are just now, and the callers that wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** By how much a database that can still answer is ahead of being given up, in milliseconds. */
const HEAD_START = 500;

/**
 * How long a connection that nobody needs is kept, in milliseconds. Each is a process of PostgreSQL with a
 * memory of its own to fill: let go within seconds, they are opened anew by every burst of an evening,
 * several at once, when the machine is busiest.
 */
const KEPT_IDLE = 10 * 60_000;

/**
 * Kysely's dialect over a pool of connections to `url`. A connection or an answer is waited for
 * `patience` milliseconds; `onConnectionError` hears of connections that broke while idle.
 */
export function openPostgres(
  url: string,
  patience: number,
  onConnectionError: (error: Error) => void,
): { dialect: PostgresDialect; connections: () => Connections } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    idleTimeoutMillis: KEPT_IDLE,
    // What stands between may drop a connection that is silent for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience + HEAD_START,
    // A process that vanished in a transaction would keep a student's row locked for hours.
    idle_in_transaction_session_timeout: patience,
    types,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => {
    client.on('error', onConnectionError);
    leaveWhenSilent(client);
  });
  return {
    dialect: new LibraryPostgresDialect({ pool }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

class LibraryPostgresDialect extends PostgresDialect {
  readonly #settings: PostgresDialectConfig;

  constructor(settings: PostgresDialectConfig) {
    super(settings);
    this.#settings = settings;
  }

  override createDriver(): PostgresDriver {
    return new LibraryPostgresDriver(this.#settings);
  }
}

class LibraryPostgresDriver extends PostgresDriver {
  /**
   * The caller learns why the transaction failed, not that a broken connection could not roll it back:
   * PostgreSQL does that by itself, and the connection is not used again.
   */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * What became of a statement that was never answered is not known, so its connection is not used
 * again: it may stand in a transaction in which what is written next would be lost.
 */
function leaveWhenSilent(client: pg.PoolClient): void {
  const ask = client.query;
  const query = (...statement: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(ask, client, statement);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isSilence(error)) void client.end();
      });
    }
    return answer;
  };
  Object.assign(client, { query });
}
