// Marks of what was done once and for all.
import type { Db } from '../open.ts';

export async function hasMark(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('marks')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function makeMark(db: Db, name: string, now: number): Promise<void> {
  await db.insertInto('marks').values({ name, made_at: now }).execute();
}
