// Queries that are compiled once: Kysely takes as long to build a query as SQLite takes to run it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './tables.ts';

/** A placeholder for a value that is passed with each run. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a function that runs the query of `build` with the given values, on a database or in a transaction.
 * `build` is called once for each database, with placeholders instead of values: it may put each of them into
 * the query any number of times, but must not inspect them.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const placeholders = new Proxy({} as Values, { get: (_, name) => new Parameter(String(name)) });
  /** By adapter, which a database shares with its transactions. */
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, placeholders).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
