import type { Selectable } from 'kysely';
import type { ChangesTable, Db } from '../../database/tables.ts';

export type ChangeRow = Selectable<ChangesTable>;

/** What a list shows of an entry: `before` and `after` may have whole books. */
const listed = [
  'id',
  'at',
  'by_whom',
  'kind',
  'subject_id',
  'subject_name',
  'fields',
  'words_until',
] as const;

export type ListedRow = Pick<ChangeRow, (typeof listed)[number]>;

/** How many entries one statement inserts: some have the words of a whole book, and databases count parameters. */
const AT_ONCE = 20;

export async function insertChanges(transaction: Db, rows: readonly ChangeRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await transaction
      .insertInto('changes')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}

/** An omitted field does not filter. */
export interface Filter {
  kinds?: readonly string[];
  by?: string;
  subjectId?: string;
  /** Only entries whose words are kept beyond this time, in epoch milliseconds. */
  wordsAfter?: number;
}

function matching(db: Db, { kinds, by, subjectId, wordsAfter }: Filter) {
  let query = db.selectFrom('changes');
  if (kinds) query = query.where('kind', 'in', kinds);
  if (by !== undefined) query = query.where('by_whom', '=', by);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (wordsAfter !== undefined) query = query.where('words_until', '>', wordsAfter);
  return query;
}

/** Lists entries, the newest first. */
export async function listRows(
  db: Db,
  filter: Filter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedRow[]> {
  // The indexes have all that this needs, so the entries before the page are not read.
  const page = matching(db, filter).select('id').orderBy('id', 'desc').offset(offset).limit(limit);
  return db
    .selectFrom('changes')
    .select(listed)
    .where('id', 'in', page)
    .orderBy('id', 'desc')
    .execute();
}

export async function countRows(db: Db, filter: Filter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the first name after `after`, in the order of the database, by which somebody has changed something. */
export async function getNameAfter(db: Db, after: string | null): Promise<string | undefined> {
  let query = db.selectFrom('changes').select('by_whom').orderBy('by_whom').limit(1);
  if (after !== null) query = query.where('by_whom', '>', after);
  return (await query.executeTakeFirst())?.by_whom;
}

export async function getRow(db: Db, id: string): Promise<ChangeRow | undefined> {
  return db.selectFrom('changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the id of the entry about `subjectId`, of one of these kinds, that ends with `press`. */
export async function getIdOfPress(
  db: Db,
  { subjectId, kinds, press }: { subjectId: string; kinds: readonly string[]; press: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('changes')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', kinds)
    .where('id', 'like', `%-${press}`)
    .executeTakeFirst();
  return row?.id;
}

export async function saveKind(db: Db, id: string, kind: string): Promise<void> {
  await db.updateTable('changes').set({ kind }).where('id', '=', id).execute();
}

/** Takes the subject out of its entries of these kinds. */
export async function removeSubject(
  db: Db,
  subjectId: string,
  kinds: readonly string[],
): Promise<void> {
  await db
    .updateTable('changes')
    .set({ subject_id: null, subject_name: null })
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', kinds)
    .execute();
}

/** Takes the accounts that are gone out of the entries of these kinds. */
export async function removeGoneAccounts(db: Db, kinds: readonly string[]): Promise<void> {
  await db
    .updateTable('changes')
    .set({ subject_id: null, subject_name: null })
    .where('kind', 'in', kinds)
    .where('subject_id', 'is not', null)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.id', '=', 'subject_id'))),
    )
    .execute();
}

/** Lists up to `limit` entries whose words are kept no longer. */
export async function listWithOldWords(
  db: Db,
  now: number,
  limit: number,
): Promise<Pick<ChangeRow, 'id' | 'before' | 'after'>[]> {
  return db
    .selectFrom('changes')
    .select(['id', 'before', 'after'])
    .where('words_until', '<=', now)
    .orderBy('words_until')
    .limit(limit)
    .execute();
}

export async function saveWithoutWords(
  db: Db,
  { id, before, after }: Pick<ChangeRow, 'id' | 'before' | 'after'>,
): Promise<void> {
  await db
    .updateTable('changes')
    .set({ before, after, words_until: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes up to `limit` entries whose ids sort before `id`. Returns how many. */
export async function deleteBefore(db: Db, id: string, limit: number): Promise<number> {
  const oldest = db
    .selectFrom('changes')
    .select('id')
    .where('id', '<', id)
    .orderBy('id')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('changes')
    .where('id', 'in', oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
