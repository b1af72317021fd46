// What changes of many books read and write, and how many children have begun a book.
import type { Selectable, Updateable } from 'kysely';
import { createPace } from '../../async/pace.ts';
import type { Database } from '../../database/open.ts';
import type { BooksTable, Db } from '../../database/tables.ts';
import type { Category } from '../../../domain/levels.ts';
import { NO_PLACE, type PlaceRow } from '../catalogue/book-place.ts';
import { columns, type ShelfRow } from '../catalogue/book-rows.ts';

const lockedColumns = [
  'id',
  'title',
  'category',
  'level_reason',
  'held',
  'publish_at',
  'series',
  'series_number',
  'version',
] as const;

/** A book without its words. */
export type LockedRow = Pick<Selectable<BooksTable>, (typeof lockedColumns)[number]>;

/**
 * Returns these books in the order of their ids, and keeps others from changing them until the transaction ends. Children
 * go on reading meanwhile, unless the books are locked to be deleted: then nobody can save a place in them.
 */
export async function lockBooks(
  engine: Database['engine'],
  transaction: Db,
  ids: readonly string[],
  { toDelete }: { toDelete: boolean },
): Promise<LockedRow[]> {
  const books = transaction
    .selectFrom('books')
    .select(lockedColumns)
    .where('id', 'in', ids)
    .orderBy('id');
  // SQLite allows one writer at a time, so it needs no lock.
  if (engine === 'sqlite') return books.execute();
  return (toDelete ? books.forUpdate() : books.forNoKeyUpdate()).execute();
}

/** Returns the books of a level in the order of their ids, and keeps others from changing them until the transaction ends. */
export async function lockLevel(
  engine: Database['engine'],
  transaction: Db,
  category: Category,
): Promise<ShelfRow[]> {
  const books = transaction
    .selectFrom('books')
    .select(columns.shelf)
    .where('category', '=', category)
    .orderBy('id');
  return (engine === 'sqlite' ? books : books.forNoKeyUpdate()).execute();
}

/** Gives a book a place in the order of its level. That is no new version of the book. */
export async function setPlace(
  transaction: Db,
  bookId: string,
  { place, place_category }: PlaceRow,
): Promise<void> {
  await transaction
    .updateTable('books')
    .set({ place, place_category })
    .where('id', '=', bookId)
    .execute();
}

/** Takes their places from the books of a level. */
export async function clearPlaces(transaction: Db, category: Category): Promise<void> {
  await transaction
    .updateTable('books')
    .set(NO_PLACE)
    .where('category', '=', category)
    .where('place', 'is not', null)
    .execute();
}

/** Stores these columns of a book as a change of its owner. */
export async function updateColumns(
  transaction: Db,
  bookId: string,
  columns: Updateable<BooksTable>,
): Promise<void> {
  await transaction
    .updateTable('books')
    .set(({ eb, ref }) => ({ ...columns, version: eb(ref('version'), '+', 1) }))
    .where('id', '=', bookId)
    .execute();
}

/** The number of books counted in one statement: SQLite blocks the process during a statement. */
const BATCH = 20;

/** Returns how many children have begun each of these books. Books that nobody has begun are missing. */
export async function countBegun(
  db: Db,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const begun = new Map<string, number>();
  const pace = createPace();
  for (let start = 0; start < bookIds.length; start += BATCH) {
    await pace();
    const rows = await db
      .selectFrom('progress')
      .select(({ fn }) => ['book_id', fn.countAll<number>().as('begun')])
      .where('book_id', 'in', bookIds.slice(start, start + BATCH))
      .groupBy('book_id')
      .execute();
    for (const row of rows) begun.set(row.book_id, Number(row.begun));
  }
  return begun;
}
