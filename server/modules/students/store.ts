// The rows of students. Every function takes the database or a transaction on it.
import type { Selectable } from 'kysely';
import { readKeys } from '../../../phonics/keys.ts';
import { prepare } from '../../database/prepared.ts';
import type { Db, ProgressTable, UsersTable } from '../../database/tables.ts';

export type StudentRow = Selectable<UsersTable>;

/** The fields of a student that can be set. Fields left out stay as they are. */
export type StudentFields = Partial<
  Pick<
    UsersTable,
    | 'email'
    | 'first_name'
    | 'parent_first_name'
    | 'parent_last_name'
    | 'age'
    | 'reading_level'
    | 'starting_step'
    | 'favorite_genre'
    | 'reader_settings'
    | 'voice_settings'
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
    .select('phonograms')
    .where('user_id', '=', of.userId)
    .where('phonograms', 'is not', null),
);

/** The sounds of each book for which a student has a star, as the book was then. */
export async function listKeptSounds(db: Db, userId: string): Promise<string[][]> {
  const rows = await selectKeptSounds(db, { userId });
  return rows.map(({ phonograms }) => readKeys(phonograms ?? '[]'));
}
