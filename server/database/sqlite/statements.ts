import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** How many statements stay prepared. */
const MAX_PREPARED = 200;

type RunPrepared = (values: readonly SQLInputValue[]) => QueryResult<unknown>;
export type RunStatement = <R>(query: CompiledQuery) => QueryResult<R>;

/** Returns a function that runs Kysely's queries on a connection of node:sqlite. It prepares a statement only once. */
export function createStatementRunner(connection: DatabaseSync): RunStatement {
  const prepared = new Map<string, RunPrepared>();
  return <R>({ sql, parameters }: CompiledQuery) => {
    let run = prepared.get(sql);
    if (!run) {
      run = prepare(connection, sql);
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      prepared.set(sql, run);
    }
    return run(parameters as SQLInputValue[]) as QueryResult<R>;
  };
}

function prepare(connection: DatabaseSync, sql: string): RunPrepared {
  const statement = connection.prepare(sql);
  if (statement.columns().length > 0) return (values) => ({ rows: statement.all(...values) });
  return (values) => ({ rows: [], numAffectedRows: BigInt(statement.run(...values).changes) });
}
