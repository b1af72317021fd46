import type { Selectable } from 'kysely';
import { releaseLease, takeLease } from '../../database/leases.ts';
import type { BooksTable, Db, IncomingTable } from '../../database/tables.ts';

export type IncomingRow = Selectable<IncomingTable>;

/** What the list tells of a book. */
const BOOK_COLUMNS = [
  'title',
  'category',
  'cover_image_url',
  'held',
  'publish_at',
  'different_words',
] as const;
type BookColumns = Pick<Selectable<BooksTable>, (typeof BOOK_COLUMNS)[number]>;

/** A row with its book; the columns of the book are null if there is none. */
export type ListedRow = IncomingRow & { [Column in keyof BookColumns]: BookColumns[Column] | null };

/** The states of a file of which no draft is made yet. */
const UNMADE = ['arriving', 'waiting', 'working'] as const;
const ENDED = ['ready', 'refused'] as const;

/** For whom there is room: `files` in all that are not made yet, and `bytes` that are still to come into one folder. */
interface Room {
  files: number;
  bytes: number;
}

/** Adds a file, if there is room for it. Returns what was lacking, or null if it was added. */
export async function insertIncoming(
  db: Db,
  row: IncomingRow,
  room: Room,
): Promise<keyof Room | null> {
  const counting = { name: 'incoming count', holder: row.id };
  return db.transaction().execute(async (transaction) => {
    // Others who add wait here until this transaction has ended, so that none of them is missed by the count.
    await takeLease(transaction, counting, { now: row.created_at, until: row.created_at });
    const { unmade } = await transaction
      .selectFrom('incoming')
      .select(({ fn }) => fn.countAll<number>().as('unmade'))
      .where('state', 'in', UNMADE)
      .executeTakeFirstOrThrow();
    const bytes = row.bytes + (await bytesToCome(transaction, row.folder));
    const lacking = Number(unmade) >= room.files ? 'files' : bytes > room.bytes ? 'bytes' : null;
    if (lacking === null) await transaction.insertInto('incoming').values(row).execute();
    await releaseLease(transaction, counting);
    return lacking;
  });
}

/** Returns how much has been announced for a folder, and is not there yet. */
async function bytesToCome(db: Db, folder: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('incoming')
    .select(({ eb, fn, ref }) =>
      fn.sum<number>(eb(ref('bytes'), '-', ref('bytes_here'))).as('bytes'),
    )
    .where('folder', '=', folder)
    .where('state', '=', 'arriving')
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function getIncoming(db: Db, id: string): Promise<IncomingRow | undefined> {
  return db.selectFrom('incoming').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists at most `limit` files, the newest first. Those of which a draft is made already are left out before the others. */
export async function listIncoming(db: Db, limit: number): Promise<ListedRow[]> {
  const listed = db
    .selectFrom('incoming')
    .select('id')
    .orderBy(({ eb }) => eb.case().when('state', 'in', UNMADE).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return db
    .selectFrom('incoming')
    .leftJoin('books', 'books.id', 'incoming.draft_id')
    .selectAll('incoming')
    .select(BOOK_COLUMNS.map((column) => `books.${column}` as const))
    .where('incoming.id', 'in', listed)
    .orderBy('incoming.created_at', 'desc')
    .orderBy('incoming.id', 'desc')
    .execute();
}

/** Notes how much of an arriving file is here. */
export async function noteArrival(db: Db, id: string, bytes: number, now: number): Promise<void> {
  await db
    .updateTable('incoming')
    .set({ bytes_here: bytes, heard_at: now })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .execute();
}

/** Notes that a file has arrived. */
export async function noteArrived(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('incoming')
    .set(({ ref }) => ({
      ...{ state: 'waiting' as const, bytes_here: ref('bytes'), due_at: now, heard_at: now },
    }))
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .execute();
}

/** The files of a folder that are to be made at `now`. One that another process was making is among them. */
const due = (db: Db, folder: string, now: number) =>
  db
    .selectFrom('incoming')
    .where('folder', '=', folder)
    .where('state', 'in', ['waiting', 'working'])
    .where('due_at', '<=', now);

export async function isAnyDue(db: Db, folder: string, now: number): Promise<boolean> {
  const first = await due(db, folder, now).select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

/**
 * Takes the next file that is due, and names the try. One that was tried before waits for the others, because it may
 * end the process. The caller has the lease of the folder.
 */
export async function takeNext(
  db: Db,
  { folder, taken, now }: { folder: string; taken: string; now: number },
): Promise<IncomingRow | undefined> {
  const next = due(db, folder, now)
    .select('id')
    .orderBy('tries')
    .orderBy('due_at')
    .orderBy('id')
    .limit(1);
  return db
    .updateTable('incoming')
    .set(({ eb, ref }) => ({
      ...{ state: 'working' as const, taken_by: taken, pages_done: 0, page_count: null },
      ...{ message: null, heard_at: now, tries: eb(ref('tries'), '+', 1) },
    }))
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

/** A try at making a file. */
export type Try = Pick<IncomingRow, 'id' | 'taken_by'>;

/** Changes a file while this try is making it. Returns false if it was removed, or another process has taken it. */
export async function changeTaken(
  db: Db,
  { id, taken_by }: Try,
  change: Partial<Omit<IncomingRow, 'id'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('incoming')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'working')
    .where('taken_by', '=', taken_by)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a file's row. Returns whether there was one. */
export async function deleteIncoming(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('incoming')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the rows of the files that are made or refused, of those last heard of before `before` if it is given. */
export async function deleteEnded(db: Db, before = Number.MAX_SAFE_INTEGER): Promise<void> {
  await db
    .deleteFrom('incoming')
    .where('state', 'in', ENDED)
    .where('heard_at', '<', before)
    .execute();
}

/** Deletes the rows of those of these files that this person has announced, and of which nothing is here. Returns their ids. */
export async function deleteUnsent(
  db: Db,
  ids: readonly string[],
  by: string,
): Promise<readonly string[]> {
  const deleted = await db
    .deleteFrom('incoming')
    .where('id', 'in', ids)
    .where('by_whom', '=', by)
    .where('bytes_here', '=', 0)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Deletes the rows of the files that have not gone on arriving since `before`. */
export async function deleteStopped(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('incoming')
    .where('state', '=', 'arriving')
    .where('heard_at', '<', before)
    .execute();
}

/** Lists the files that a folder should have. */
export async function listOfFolder(
  db: Db,
  folder: string,
): Promise<Pick<IncomingRow, 'id' | 'state' | 'bytes'>[]> {
  return db
    .selectFrom('incoming')
    .select(['id', 'state', 'bytes'])
    .where('folder', '=', folder)
    .where('state', 'in', UNMADE)
    .execute();
}

/** Notes that the process of a folder is there, for its files that wait. */
export async function noteFolderIsHere(db: Db, folder: string, now: number): Promise<void> {
  await db
    .updateTable('incoming')
    .set({ heard_at: now })
    .where('folder', '=', folder)
    .where('state', 'in', ['waiting', 'working'])
    .execute();
}

/** Refuses the waiting files of folders whose process was last there before `before`. */
export async function refuseLost(db: Db, before: number, message: string): Promise<void> {
  await db
    .updateTable('incoming')
    .set({ state: 'refused', message, taken_by: null })
    .where('state', 'in', ['waiting', 'working'])
    .where('heard_at', '<', before)
    .execute();
}
