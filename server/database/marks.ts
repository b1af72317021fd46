// Marks record that something was done once, and when.
import type { Db } from './tables.ts';

export async function insertMark(db: Db, name: string, now: number): Promise<void> {
  await db.insertInto('marks').values({ name, made_at: now }).execute();
}

/** Creates a mark, or updates the time of an existing one. */
export async function upsertMark(db: Db, name: string, now: number): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, made_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ made_at: now }))
    .execute();
}

/** Returns the names that begin with `prefix`, which must consist of letters and hyphens. */
export async function listMarks(db: Db, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('marks')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Replaces all marks that begin with `prefix` with these. */
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
