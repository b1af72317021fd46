// Queries that are built once: to build one costs Kysely as much as SQLite needs to answer it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './tables.ts';

/** Stands for a value that each run gives. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Answers a function that runs the query that `build` makes, on the database or in a transaction, with these
 * values. `build` is called once for each database, with stand-ins: it may put them into the query, as
 * often as it likes, and look at none of them.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const standIns = new Proxy({} as Values, { get: (_, name) => new Parameter(String(name)) });
  /** By what is the same for a database and its transactions. */
  const built = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = built.get(adapter);
    if (!query) {
      query = build(db, standIns).compile();
      built.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
