// Version counters for data that is stored in many rows: a cache compares one number to know whether it is
// still current.
import type { Db } from './tables.ts';

/** Returns a version counter; 0 before its first increment. */
export async function getVersion(db: Db, name: string): Promise<number> {
  const row = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Increments a version counter in the transaction of the write, and returns it. The row lock serialises such transactions. */
export async function bumpVersion(transaction: Db, name: string): Promise<number> {
  const { version } = await transaction
    .insertInto('versions')
    .values({ name, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref('versions.version'), '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Returns a function that returns the sum of these version counters. The query is compiled once because it runs often. */
export function prepareVersionSum(db: Db, names: readonly string[]): () => Promise<number> {
  const query = db
    .selectFrom('versions')
    .select(({ fn }) => fn.sum<number | null>('version').as('total'))
    .where('name', 'in', names)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    return rows[0]?.total ?? 0;
  };
}
