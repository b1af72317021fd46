// SQLite has one connection here, and whole transactions take turns at it. Whoever meets a lock of
// another process gives the turn back while waiting, so that the others go on reading.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDriver,
  type SqliteDialectConfig,
} from 'kysely';
import { createTurns, type TakeTurn } from '../turns.ts';

/** Runs `work` again for as long as it is refused for a lock. */
type Retry = <T>(work: () => Promise<T>) => Promise<T>;

/** What Kysely takes for a connection of its own. */
class Session implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #takeTurn: TakeTurn;
  readonly #retry: Retry;
  /** Ends the turn that a transaction keeps. */
  #endTurn: (() => void) | null = null;

  constructor(connection: DatabaseConnection, takeTurn: TakeTurn, retry: Retry) {
    this.#connection = connection;
    this.#takeTurn = takeTurn;
    this.#retry = retry;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
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

  end(): void {
    this.#endTurn?.();
    this.#endTurn = null;
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

  constructor(config: SqliteDialectConfig, retry: Retry) {
    super(config);
    this.#retry = retry;
  }

  override async acquireConnection(): Promise<Session> {
    return new Session(await super.acquireConnection(), this.#takeTurn, this.#retry);
  }

  override async beginTransaction(session: Session): Promise<void> {
    await session.begin((connection) => super.beginTransaction(connection));
  }

  /** A transaction's turn ends here, however the transaction did. */
  override async releaseConnection(session?: DatabaseConnection): Promise<void> {
    await super.releaseConnection();
    (session as Session).end();
  }
}
