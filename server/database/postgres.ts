// PostgreSQL through `pg`, with a timeout for every wait.
import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import pg from 'pg';
import { isQueryTimeout } from './failures.ts';

// Times and counts are bigint columns; they fit into a JavaScript number.
const INT8 = 20;
const NUMERIC = 1700;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** The current connections of the pool, and the callers that wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** How much later the client times out than the server, so that a responsive server reports first; in milliseconds. */
const CLIENT_GRACE = 500;

/**
 * How long an idle connection stays open, in milliseconds. Each is a PostgreSQL process with its own caches to
 * fill. If they were closed within seconds, every burst of requests would open several again, just when the
 * machine is busiest.
 */
const IDLE_TIMEOUT = 10 * 60_000;

/**
 * Returns Kysely's dialect over a connection pool to `url`. `timeout` is for a connection and for a query, in
 * milliseconds. `onConnectionError` is called when an idle connection breaks.
 */
export function openPostgres(
  url: string,
  timeout: number,
  onConnectionError: (error: Error) => void,
): { dialect: PostgresDialect; connections: () => Connections } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    idleTimeoutMillis: IDLE_TIMEOUT,
    // A firewall or proxy may drop a connection that is idle for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: timeout,
    statement_timeout: timeout,
    query_timeout: timeout + CLIENT_GRACE,
    // A process that vanishes inside a transaction could otherwise keep a student's row locked for hours.
    idle_in_transaction_session_timeout: timeout,
    types,
  });
  // Without a listener, a broken idle connection would crash the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => {
    client.on('error', onConnectionError);
    closeOnTimeout(client);
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
   * Ignores a failed rollback, so that the caller gets the error that made the transaction fail. PostgreSQL
   * rolls back by itself when the connection breaks, and the connection is not used again.
   */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * Closes a connection after a query timeout. The fate of the statement is unknown, and the connection may still
 * be inside a transaction, in which later writes would be lost.
 */
function closeOnTimeout(client: pg.PoolClient): void {
  const originalQuery = client.query;
  const query = (...statement: unknown[]): unknown => {
    const result: unknown = Reflect.apply(originalQuery, client, statement);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isQueryTimeout(error)) void client.end();
      });
    }
    return result;
  };
  Object.assign(client, { query });
}
