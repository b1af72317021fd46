import type { Db } from './tables.ts';
// Marks of what was done once and for all.

export async function makeMark(db: Db, name: string, now: number): Promise<void> {
  await db.insertInto('marks').values({ name, made_at: now }).execute();
}

/** Makes a mark, or gives the one that is there this time. */
export async function noteMark(db: Db, name: string, now: number): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, made_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ made_at: now }))
    .execute();
}

/** The names that begin so; `prefix` is letters and hyphens. */
export async function listMarks(db: Db, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('marks')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Stores these in the place of all that begin so. */
export async function replaceMarks(
  db: Db,
  prefix: string,
  names: readonly string[],
  now: number,
): Promise<void> {
  await db.deleteFrom('marks').where('name', 'like', `${prefix}%`).execute();
  await db
    .insertInto('marks')
    .values(names.map((name) => ({ name, made_at: now })))
    .execute();
}
