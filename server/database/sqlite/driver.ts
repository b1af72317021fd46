// SQLite has one connection here, and whole transactions take turns at it. Whoever meets a lock of
// another process gives the turn back while waiting, so that the others go on reading; so does whoever
// waits for the disk. Who writes waits a moment while the log is made to begin anew.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { createTurns, type TakeTurn } from '../../async/mutex.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Log, openLog } from './log.ts';

/** Runs `work` again for as long as it is refused for a lock. */
export type Retry = <T>(work: () => Promise<T>) => Promise<T>;

/** What all sessions have in common. */
interface Shared {
  takeTurn: TakeTurn;
  retry: Retry;
  log: Log;
  checkpoints: Checkpoints;
}

/** What Kysely takes for a connection of its own. */
class Session implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #shared: Shared;
  /** Ends the turn that a transaction keeps. */
  #endTurn: (() => void) | null = null;
  #mayHaveWritten = false;

  constructor(connection: DatabaseConnection, shared: Shared) {
    this.#connection = connection;
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const mayWrite = query.query.kind !== 'SelectQueryNode';
    this.#mayHaveWritten ||= mayWrite;
    if (this.#endTurn) return this.#connection.executeQuery(query);
    return this.#shared.retry(async () => {
      const endTurn = await (mayWrite ? this.#takeTurnToWrite() : this.#shared.takeTurn());
      try {
        return await this.#connection.executeQuery<R>(query);
      } finally {
        this.#end(endTurn);
      }
    });
  }

  /** Takes a turn for a whole transaction. */
  async begin(begin: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
    await this.#shared.retry(async () => {
      const endTurn = await this.#takeTurnToWrite();
      try {
        await begin(this.#connection);
        this.#endTurn = endTurn;
      } catch (error) {
        endTurn();
        throw error;
      }
    });
  }

  /** A transaction's turn ends here, however the transaction did. The others need not wait for the disk. */
  async release(): Promise<void> {
    if (this.#endTurn) this.#end(this.#endTurn);
    this.#endTurn = null;
    if (this.#mayHaveWritten) await this.#shared.log.flush();
  }

  async #takeTurnToWrite(): Promise<() => void> {
    const { checkpoints, takeTurn } = this.#shared;
    while (checkpoints.held) await checkpoints.held;
    return takeTurn();
  }

  #end(turn: () => void): void {
    try {
      if (this.#mayHaveWritten) this.#shared.checkpoints.written();
    } finally {
      turn();
    }
  }

  streamQuery(): never {
    throw new Error(
      'Rows are not streamed: a stream would keep its turn for as long as it is read',
    );
  }
}

export interface Connected {
  /** The database's. */
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
  constructor(database: SqliteDatabase, { file, pagesInLog, isInTransaction, retry }: Connected) {
    super({ database });
    this.#logFile = `${file}-wal`;
    this.#isInTransaction = isInTransaction;
    const takeTurn = createTurns();
    const checkpoints = new Checkpoints(file, pagesInLog, takeTurn);
    this.#shared = { takeTurn, retry, checkpoints };
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
   * A full disk makes SQLite roll back by itself. To ask it once more would fail, and the caller would
   * learn of that failure instead of the first one.
   */
  override async rollbackTransaction(session: Session): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(session);
  }

  override async releaseConnection(session?: DatabaseConnection): Promise<void> {
    await super.releaseConnection();
    await (session as Session).release();
  }

  override async destroy(): Promise<void> {
    await this.#shared.checkpoints.close();
    await this.#log.close();
    await super.destroy();
  }
}
