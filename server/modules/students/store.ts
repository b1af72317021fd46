// The rows of students. Every function takes the database or a transaction on it.
import type { Selectable } from 'kysely';
import { wayToFinish } from '../../../domain/progress.ts';
import { readKeys } from '../../../phonics/keys.ts';
import { prepare } from '../../database/prepared.ts';
import type { Db, ProgressTable, UsersTable } from '../../database/tables.ts';

export type StudentRow = Selectable<UsersTable>;

/** The fields of a student that can be set. Fields left out stay as they are. */
export type StudentFields = Partial<
  Pick<
    UsersTable,
    | 'email'
    | 'email_verified'
    | 'first_name'
    | 'parent_first_name'
    | 'parent_last_name'
    | 'age'
    | 'reading_level'
    | 'starting_step'
    | 'favorite_genre'
    | 'reader_settings'
    | 'voice_settings'
    | 'avatar'
    | 'asks_grown_up'
    | 'weekly_letter_since'
  >
>;

const selectStudent = prepare((db, of: { userId: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', of.userId),
);

export async function getStudent(db: Db, userId: string): Promise<StudentRow | undefined> {
  return (await selectStudent(db, { userId }))[0];
}

/** Updates the given fields of an existing row and returns the updated row. */
export async function saveStudent(
  db: Db,
  userId: string,
  fields: StudentFields,
  now: number,
): Promise<StudentRow> {
  return db
    .updateTable('users')
    .set({ ...fields, updated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The rows of an account: its own, and those of its further children. The oldest comes first. */
const selectFamily = prepare((db, of: { uid: string }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(({ eb, or }) => or([eb('id', '=', of.uid), eb('account_id', '=', of.uid)]))
    .orderBy('created_at')
    .orderBy('id'),
);

/** Returns the children of an account, the first one first. */
export async function listFamily(db: Db, uid: string): Promise<StudentRow[]> {
  const rows = await selectFamily(db, { uid });
  const isChild = ({ child_removed_at: removedAt }: StudentRow) => removedAt === null;
  const own = rows.filter(({ id }) => id === uid);
  return [...own, ...rows.filter(({ id }) => id !== uid)].filter(isChild);
}

export async function insertChild(
  transaction: Db,
  child: { id: string; account_id: string; now: number } & StudentFields,
): Promise<StudentRow> {
  const { now, ...fields } = child;
  return transaction
    .insertInto('users')
    .values({ ...fields, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the row of a further child, and with it every row that refers to it. */
export async function deleteChild(transaction: Db, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

/** The tables of what is kept of a child. The account's subscriptions are not among them. */
const OF_CHILD = [
  'progress',
  'reading_days',
  'stars',
  'achievements',
  'practice_words',
  'practice_events',
  'heard_words',
] as const;

/** Removes all that is kept of the child of an account's own row. The row stays, as the account's. */
export async function clearFirstChild(transaction: Db, uid: string, now: number): Promise<void> {
  for (const table of OF_CHILD) {
    await transaction.deleteFrom(table).where('user_id', '=', uid).execute();
  }
  await transaction
    .updateTable('users')
    .set({
      ...{ first_name: null, age: null, reading_level: null, starting_step: null },
      ...{ favorite_genre: null, reader_settings: null, voice_settings: null, avatar: null },
      ...{ child_removed_at: now, updated_at: now },
    })
    .where('id', '=', uid)
    .execute();
}

const sumStars = prepare((db, of: { userId: string }) =>
  db
    .selectFrom('stars')
    .select(({ fn }) => fn.sum<number | null>('stars').as('total'))
    .where('user_id', '=', of.userId),
);

/** The stars a student has earned, deleted books included. */
export async function countStars(db: Db, userId: string): Promise<number> {
  const [sum] = await sumStars(db, { userId });
  return Number(sum?.total ?? 0);
}

const selectProgress = prepare((db, of: { userId: string }) =>
  db
    .selectFrom('progress')
    .select(['book_id', 'completed_at', 'updated_at'])
    .where('user_id', '=', of.userId),
);

/** Which books a student has opened and finished, and when. */
export async function listBegunBooks(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<ProgressTable>, 'book_id' | 'completed_at' | 'updated_at'>[]> {
  return selectProgress(db, { userId });
}

/** Waits while another transaction holds the lock. */
export const selectForUpdate = prepare((db, of: { userId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', of.userId).forUpdate(),
);

/** Creates the row, unless it exists. Returns it only when it was created. */
export const insertStudent = prepare((db, of: { userId: string; now: number }) =>
  db
    .insertInto('users')
    .values({ id: of.userId, created_at: of.now, updated_at: of.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
);

/** Whether the account of a student without a row was deleted. */
export async function isDeleted(transaction: Db, userId: string): Promise<boolean> {
  const deletion = await transaction
    .selectFrom('leavings')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deletion !== undefined;
}

const selectKeptSounds = prepare((db, of: { userId: string }) =>
  db
    .selectFrom('stars')
    .select(['book_id', 'phonograms'])
    .where('user_id', '=', of.userId)
    .where('phonograms', 'is not', null),
);

/**
 * The sounds of each book for which a student has a star, as the book was then. None: the book was only marked as
 * finished.
 */
export async function listKeptSounds(
  db: Db,
  userId: string,
): Promise<{ bookId: string; sounds: string[] }[]> {
  const rows = await selectKeptSounds(db, { userId });
  return rows.map(({ book_id: bookId, phonograms }) => ({
    bookId,
    sounds: readKeys(phonograms ?? '[]'),
  }));
}

/** The days on which a student finished books, with the star of each book. */
const endingsOf = (db: Db, userId: string) =>
  db
    .selectFrom('reading_days')
    .leftJoin('stars', (join) =>
      join
        .onRef('stars.user_id', '=', 'reading_days.user_id')
        .onRef('stars.book_id', '=', 'reading_days.book_id'),
    )
    .select(['reading_days.book_id', 'day', 'listened', 'finished_by', 'awarded_at'])
    .where('reading_days.user_id', '=', userId)
    .where('finished_at', 'is not', null);

const selectEndings = prepare((db, of: { userId: string }) => endingsOf(db, of.userId));
const selectEndingsOf = prepare((db, of: { userId: string; bookId: string }) =>
  endingsOf(db, of.userId).where('reading_days.book_id', '=', of.bookId),
);

/** A day on which a student read a book to its end. */
export interface DayRead {
  bookId: string;
  day: string;
  /** When the book earned its star, in epoch milliseconds. */
  starAt: number | null;
}

/** The days on which a student read books to their end, or one book if `bookId` is given. */
export async function listDaysRead(db: Db, userId: string, bookId?: string): Promise<DayRead[]> {
  const rows = await (bookId === undefined
    ? selectEndings(db, { userId })
    : selectEndingsOf(db, { userId, bookId }));
  return rows.flatMap((row) => {
    const day = { isFinished: true, isListened: row.listened === 1 };
    if (wayToFinish(row.finished_by, day) !== 'reading') return [];
    return { bookId: row.book_id, day: row.day, starAt: row.awarded_at };
  });
}
