import type { Db } from './tables.ts';
// How often something that is stored in many rows has been written: whoever remembers it knows by one
// number whether it is still the same.

/** 0 for what was never written. */
export async function getVersion(db: Db, name: string): Promise<number> {
  const row = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Counts a writing, in its own transaction, and answers the new version. Two such transactions take turns. */
export async function countWriting(transaction: Db, name: string): Promise<number> {
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

/** Answers a function that answers how often any of these has been written; for what is asked all the time. */
export function prepareCount(db: Db, names: readonly string[]): () => Promise<number> {
  const query = db
    .selectFrom('versions')
    .select(({ fn }) => fn.sum<number | null>('version').as('writings'))
    .where('name', 'in', names)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    return rows[0]?.writings ?? 0;
  };
}
