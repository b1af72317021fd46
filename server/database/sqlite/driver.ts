// All queries share one SQLite connection, and a mutex lets one transaction use it at a time. A query that meets
// another process's lock, or that waits for the disk, releases the mutex meanwhile, so that others can read.
// Writers wait briefly while a checkpoint resets the log.
import { Mutex } from 'async-mutex';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { Checkpoints } from './checkpoints.ts';
import { type Log, openLog } from './log.ts';

/** Repeats `work` while another process holds a lock. */
export type Retry = <T>(work: () => Promise<T>) => Promise<T>;

/** State that all sessions share. */
interface Shared {
  mutex: Mutex;
  retry: Retry;
  log: Log;
  checkpoints: Checkpoints;
}

/** Kysely uses a session as a separate connection. */
class Session implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #shared: Shared;
  /** Releases the lock that an open transaction holds. */
  #release: (() => void) | null = null;
  #mayHaveWritten = false;

  constructor(connection: DatabaseConnection, shared: Shared) {
    this.#connection = connection;
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const mayWrite = query.query.kind !== 'SelectQueryNode';
    this.#mayHaveWritten ||= mayWrite;
    if (this.#release) return this.#connection.executeQuery(query);
    return this.#shared.retry(async () => {
      const release = await (mayWrite ? this.#acquireToWrite() : this.#shared.mutex.acquire());
      try {
        return await this.#connection.executeQuery<R>(query);
      } finally {
        this.#end(release);
      }
    });
  }

  /** Acquires the lock for a whole transaction. */
  async begin(begin: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
    await this.#shared.retry(async () => {
      const release = await this.#acquireToWrite();
      try {
        await begin(this.#connection);
        this.#release = release;
      } catch (error) {
        release();
        throw error;
      }
    });
  }

  /** Releases the lock after a commit or a rollback; then flushes the log, for which other sessions need not wait. */
  async endSession(): Promise<void> {
    if (this.#release) this.#end(this.#release);
    this.#release = null;
    if (this.#mayHaveWritten) await this.#shared.log.flush();
  }

  async #acquireToWrite(): Promise<() => void> {
    const { checkpoints, mutex } = this.#shared;
    while (checkpoints.writersHeld) await checkpoints.writersHeld;
    return mutex.acquire();
  }

  #end(release: () => void): void {
    try {
      if (this.#mayHaveWritten) this.#shared.checkpoints.afterWrite();
    } finally {
      release();
    }
  }

  streamQuery(): never {
    throw new Error(
      'Streaming is not supported: a stream would hold the lock for as long as it is read',
    );
  }
}

export interface ConnectionParts {
  /** Path of the database file. */
  file: string;
  pagesInLog: () => number;
  isInTransaction: () => boolean;
  retry: Retry;
}

export class SharedConnectionDriver extends SqliteDriver {
  readonly #shared: Omit<Shared, 'log'>;
  readonly #logFile: string;
  readonly #isInTransaction: () => boolean;
  #log!: Log;

  /** Destroying the driver closes the database. */
  constructor(
    database: SqliteDatabase,
    { file, pagesInLog, isInTransaction, retry }: ConnectionParts,
  ) {
    super({ database });
    this.#logFile = `${file}-wal`;
    this.#isInTransaction = isInTransaction;
    const mutex = new Mutex();
    const checkpoints = new Checkpoints(file, pagesInLog, mutex);
    this.#shared = { mutex, retry, checkpoints };
  }

  override async init(): Promise<void> {
    await super.init();
    this.#log = await openLog(this.#logFile);
  }

  override async acquireConnection(): Promise<Session> {
    return new Session(await super.acquireConnection(), { ...this.#shared, log: this.#log });
  }

  override async beginTransaction(session: Session): Promise<void> {
    await session.begin((connection) => super.beginTransaction(connection));
  }

  /**
   * SQLite rolls back by itself when the disk is full. A second rollback would fail, and its error would hide
   * the first one.
   */
  override async rollbackTransaction(session: Session): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(session);
  }

  override async releaseConnection(session?: DatabaseConnection): Promise<void> {
    await super.releaseConnection();
    await (session as Session).endSession();
  }

  override async destroy(): Promise<void> {
    await this.#shared.checkpoints.close();
    await this.#log.close();
    await super.destroy();
  }
}
