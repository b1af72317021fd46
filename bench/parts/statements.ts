// What a call of the product asks of its database, and what it answers: the drivers tell of every
// statement that reaches them, from whichever part of the product it comes.
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

export interface Statement {
  sql: string;
  values: unknown[];
  /** By which PostgreSQL knows a prepared one. */
  name?: string;
}

/** Statements of one connection, in order: a transaction from its beginning to its end, or one alone. */
export type Run = Statement[];

/** One call of the product, as it was. */
export interface Taped {
  runs: Run[];
  status: number;
  type: string | undefined;
  body: Buffer;
}

const BEGIN = /^begin\b/i;
const END = /^(commit|rollback)\b/i;

let runs: Run[] = [];
/** Transactions that are under way, by their connection. */
const open = new Map<object, Run>();

function note(connection: object, statement: Statement): void {
  const under = open.get(connection);
  if (under) {
    under.push(statement);
    if (END.test(statement.sql)) open.delete(connection);
    return;
  }
  const run = [statement];
  runs.push(run);
  if (BEGIN.test(statement.sql)) open.set(connection, run);
}

/** Has the drivers of this process tell of their statements, before a database is opened. */
export function listenToDrivers(): void {
  const file = {};
  for (const method of ['all', 'run', 'get', 'iterate'] as const) {
    const ask = StatementSync.prototype[method] as (...values: unknown[]) => unknown;
    Object.assign(StatementSync.prototype, {
      [method](this: StatementSync, ...values: unknown[]) {
        note(file, { sql: this.sourceSQL, values });
        return Reflect.apply(ask, this, values) as unknown;
      },
    });
  }
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      const [query, values] = given as [string | pg.QueryConfig, unknown[] | undefined];
      const { text, name, ...config } = typeof query === 'string' ? { text: query } : query;
      note(this, {
        sql: text,
        values: (config as { values?: unknown[] }).values ?? values ?? [],
        ...(name !== undefined && { name }),
      });
      return Reflect.apply(ask, this, given) as unknown;
    },
  });
}

/** What the drivers have told since the last time. */
export function takeRuns(): Run[] {
  const told = runs;
  runs = [];
  return told;
}
