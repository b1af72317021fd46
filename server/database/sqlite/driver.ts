// Lets Kysely use one SQLite connection as if it were several. A mutex gives the connection to one transaction, or to
// one statement outside of transactions, at a time.
import { setTimeout } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { Mutex } from 'async-mutex';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { SQLITE_BUSY, sqliteCodeOf } from './failures.ts';
import { createStatementRunner, type RunStatement } from './statements.ts';
import { openWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';

/** Pause before another attempt to get a lock, in milliseconds. */
const LOCK_PAUSE = 20;

/**
 * Repeats `work` while another process holds a lock on the file, for up to `timeout` milliseconds. SQLite's own
 * waiting would block this process.
 */
export async function retryWhileLocked<T>(timeout: number, work: () => Promise<T>): Promise<T> {
  for (const start = Date.now(); ; await setTimeout(LOCK_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCodeOf(error) !== SQLITE_BUSY || Date.now() - start >= timeout) throw error;
    }
  }
}

/** What the sessions of a driver share. */
interface Shared {
  connection: DatabaseSync;
  runStatement: RunStatement;
  mutex: Mutex;
  timeout: number;
}

/** What Kysely takes for a connection of its own. */
class Session implements DatabaseConnection {
  mayHaveWritten = false;
  readonly #shared: Shared;
  /** Releases the mutex, which this session holds while it has a transaction open; null otherwise. */
  #release: (() => void) | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  get isInTransaction(): boolean {
    return this.#release !== null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.mayHaveWritten ||= query.query.kind !== 'SelectQueryNode';
    const { mutex, timeout } = this.#shared;
    if (this.#release) return this.#run(query, this.#release);
    // The mutex is free between two attempts, so that others can read meanwhile.
    return retryWhileLocked(timeout, async () => this.#run(query, await mutex.acquire()));
  }

  #run<R>(query: CompiledQuery, release: () => void): QueryResult<R> {
    const { connection, runStatement } = this.#shared;
    try {
      return runStatement(query);
    } finally {
      const isInTransaction = connection.isTransaction;
      this.#release = isInTransaction ? release : null;
      if (!isInTransaction) release();
    }
  }

  /** Ends a transaction that Kysely has left open: its rollback failed, or `onQuery` threw when it began. */
  close(): void {
    const release = this.#release;
    if (!release) return;
    this.#release = null;
    try {
      this.#shared.connection.exec('rollback');
    } finally {
      release();
    }
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported: a stream would hold the mutex while it is read');
  }
}

export class SharedConnectionDriver implements Driver {
  readonly #shared: Shared;
  readonly #logFile: string;
  #log!: WriteAheadLog;

  /** Waits up to `timeout` milliseconds for a lock of another process. Destroying the driver closes the connection. */
  constructor(connection: DatabaseSync, logFile: string, timeout: number) {
    const runStatement = createStatementRunner(connection);
    this.#shared = { connection, runStatement, mutex: new Mutex(), timeout };
    this.#logFile = logFile;
  }

  async init(): Promise<void> {
    this.#log = await openWriteAheadLog(this.#logFile);
  }

  async acquireConnection(): Promise<Session> {
    return new Session(this.#shared);
  }

  /** Takes SQLite's write lock at once. A transaction that took it at its first write could fail half-way. */
  async beginTransaction(session: Session): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'));
  }

  /** Does nothing after SQLite has rolled back by itself, as it does when the disk is full. */
  async rollbackTransaction(session: Session): Promise<void> {
    if (session.isInTransaction) await session.executeQuery(CompiledQuery.raw('rollback'));
  }

  /** Kysely acknowledges a commit only after this. Others use the connection while the disk works. */
  async releaseConnection(session: Session): Promise<void> {
    session.close();
    if (session.mayHaveWritten) await this.#log.flush();
  }

  async destroy(): Promise<void> {
    await this.#log.close();
    this.#shared.connection.close();
  }
}
