import type { Selectable } from 'kysely';
import type { Db, FlipbooksTable } from '../../database/tables.ts';

export type FlipbookRow = Selectable<FlipbooksTable>;

export async function getFlipbook(db: Db, id: string): Promise<FlipbookRow | undefined> {
  return db.selectFrom('flipbooks').selectAll().where('id', '=', id).executeTakeFirst();
}

const blank = (now: number): Omit<FlipbookRow, 'id'> => ({
  page_count: null,
  pages_done: 0,
  pages: null,
  cover: null,
  title: null,
  refusal: null,
  created_at: now,
  heard_at: now,
  unused_since: null,
});

/** Stores a finished flipbook, and replaces the row if there is one. */
export async function adoptFlipbook(
  db: Db,
  id: string,
  made: Pick<FlipbookRow, 'pages' | 'cover' | 'page_count'>,
  now: number,
): Promise<void> {
  const row = { ...blank(now), ...made };
  await db
    .insertInto('flipbooks')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/**
 * Marks a flipbook as being rendered. Replaces the row `before`, if there was one. Returns false if another process
 * has changed the row since it was read.
 */
export async function beginFlipbook(
  db: Db,
  id: string,
  before: FlipbookRow | undefined,
  now: number,
): Promise<boolean> {
  const row = blank(now);
  if (before === undefined) {
    const added = await db
      .insertInto('flipbooks')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }
  const changed = await db
    .updateTable('flipbooks')
    .set(row)
    .where('id', '=', id)
    .where('heard_at', '=', before.heard_at)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Stores the progress or the result of a flipbook. */
export async function updateFlipbook(
  db: Db,
  id: string,
  change: Partial<Omit<FlipbookRow, 'id'>>,
): Promise<void> {
  await db.updateTable('flipbooks').set(change).where('id', '=', id).execute();
}

/** Lists all flipbooks with the columns that `deleteUnusedFlipbooks` needs. */
export async function listFlipbooks(
  db: Db,
): Promise<Pick<FlipbookRow, 'id' | 'heard_at' | 'unused_since'>[]> {
  return db.selectFrom('flipbooks').select(['id', 'heard_at', 'unused_since']).execute();
}

/** Lists the flipbook addresses of all books that may be the library's own. */
export async function listFlipbookAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('books')
    .select('flipbook_url')
    .where('flipbook_url', 'like', '%/flipbooks/%')
    .execute();
  return rows.flatMap(({ flipbook_url }) => flipbook_url ?? []);
}

/** Deletes a flipbook unless a book refers to it. Returns whether it was deleted. */
export async function deleteUnusedFlipbook(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('flipbooks')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('books').select('books.id').where('flipbook_url', 'like', `%/flipbooks/${id}`),
        ),
      ),
    )
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
