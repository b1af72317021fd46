// SQLite has one connection here, and whole transactions take turns at it. Whoever meets a lock of
// another process gives the turn back while waiting, so that the others go on reading; so does whoever
// waits for the disk.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { createTurns, type TakeTurn } from '../turns.ts';
import { type Log, openLog } from './sqlite-log.ts';

/** Runs `work` again for as long as it is refused for a lock. */
export type Retry = <T>(work: () => Promise<T>) => Promise<T>;

/** What Kysely takes for a connection of its own. */
class Session implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #takeTurn: TakeTurn;
  readonly #retry: Retry;
  readonly #log: Log;
  /** Ends the turn that a transaction keeps. */
  #endTurn: (() => void) | null = null;
  #mayHaveWritten = false;

  constructor(connection: DatabaseConnection, takeTurn: TakeTurn, retry: Retry, log: Log) {
    this.#connection = connection;
    this.#takeTurn = takeTurn;
    this.#retry = retry;
    this.#log = log;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#mayHaveWritten ||= query.query.kind !== 'SelectQueryNode';
    if (this.#endTurn) return this.#connection.executeQuery(query);
    return this.#retry(async () => {
      const endTurn = await this.#takeTurn();
      try {
        return await this.#connection.executeQuery<R>(query);
      } finally {
        endTurn();
      }
    });
  }

  /** Takes a turn for a whole transaction. */
  async begin(begin: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
    await this.#retry(async () => {
      const endTurn = await this.#takeTurn();
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
    this.#endTurn?.();
    this.#endTurn = null;
    if (this.#mayHaveWritten) await this.#log.flush();
  }

  streamQuery(): never {
    throw new Error(
      'Rows are not streamed: a stream would keep its turn for as long as it is read',
    );
  }
}

export class SharedConnectionDriver extends SqliteDriver {
  readonly #takeTurn = createTurns();
  readonly #retry: Retry;
  readonly #logFile: string;
  #log!: Log;

  /** `logFile` is the database's own. Destroying the driver closes both. */
  constructor(database: SqliteDatabase, logFile: string, retry: Retry) {
    super({ database });
    this.#logFile = logFile;
    this.#retry = retry;
  }

  override async init(): Promise<void> {
    await super.init();
    this.#log = await openLog(this.#logFile);
  }

  override async acquireConnection(): Promise<Session> {
    return new Session(await super.acquireConnection(), this.#takeTurn, this.#retry, this.#log);
  }

  override async beginTransaction(session: Session): Promise<void> {
    await session.begin((connection) => super.beginTransaction(connection));
  }

  override async releaseConnection(session?: DatabaseConnection): Promise<void> {
    await super.releaseConnection();
    await (session as Session).release();
  }

  override async destroy(): Promise<void> {
    await this.#log.close();
    await super.destroy();
  }
}
