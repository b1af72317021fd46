import type { Selectable, Updateable } from 'kysely';
import type { Phonics } from '../../../contracts/phonics.ts';
import type { Db, BooksTable, HeartWordsTable } from '../../database/tables.ts';

/** Lists the heart words of all levels, in no particular order. */
export async function listHeartWords(db: Db): Promise<Selectable<HeartWordsTable>[]> {
  return db.selectFrom('heart_words').selectAll().execute();
}

/** Lists the soundings, in no particular order. */
export async function listSoundings(db: Db): Promise<Phonics['soundings']> {
  return db.selectFrom('soundings').selectAll().execute();
}

/** Replaces all heart words and soundings within a transaction. */
export async function replacePhonics(
  transaction: Db,
  { heartWords, soundings }: Phonics,
): Promise<void> {
  const rows = heartWords.flatMap((words, index) =>
    words.map((word) => ({ word, level: index + 1 })),
  );
  await transaction.deleteFrom('heart_words').execute();
  await transaction.deleteFrom('soundings').execute();
  if (rows.length > 0) await transaction.insertInto('heart_words').values(rows).execute();
  if (soundings.length > 0) await transaction.insertInto('soundings').values(soundings).execute();
}

/** A book whose words are known. */
export type BookWithWordsRow = Pick<
  Selectable<BooksTable>,
  'id' | 'title' | 'category' | 'content' | 'text' | 'report_version' | 'version'
>;

/** Selects books whose words are known and whose report is missing or was made by another version. */
const outdatedBooks = (db: Db, version: string) =>
  db
    .selectFrom('books')
    .where(({ or, eb }) => or([eb('content', 'is not', null), eb('text', 'is not', null)]))
    .where(({ or, eb }) =>
      or([eb('report_version', 'is', null), eb('report_version', '!=', version)]),
    );

/**
 * Returns whether any report is outdated. Uses the index `books_by_report`: outdated versions sort before or after the
 * current one, so the query skips the thousands of current books.
 */
export async function isAnyOutdated(db: Db, version: string): Promise<boolean> {
  const withWords = db
    .selectFrom('books')
    .select('id')
    .where(({ or, eb }) => or([eb('content', 'is not', null), eb('text', 'is not', null)]));
  const first = await withWords
    .where('report_version', 'is', null)
    .unionAll(withWords.where('report_version', '<', version))
    .unionAll(withWords.where('report_version', '>', version))
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** Returns the first outdated book with an id after `after`. */
export async function getNextOutdated(
  db: Db,
  version: string,
  after: string,
): Promise<BookWithWordsRow | undefined> {
  return outdatedBooks(db, version)
    .select(['id', 'title', 'category', 'content', 'text', 'report_version', 'version'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function countOutdated(db: Db, version: string): Promise<number> {
  const row = await outdatedBooks(db, version)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores the findings of a book, unless the book or its report has changed since `book` was read. */
export async function saveFindings(
  db: Db,
  book: Pick<BookWithWordsRow, 'id' | 'report_version' | 'version'>,
  findings: Pick<
    Updateable<BooksTable>,
    'report' | 'words' | 'phonograms' | 'step' | 'different_words'
  > & {
    report_version: string;
  },
): Promise<void> {
  await db
    .updateTable('books')
    .set(findings)
    .where('id', '=', book.id)
    .where('version', '=', book.version)
    .where('report_version', book.report_version === null ? 'is' : '=', book.report_version)
    .execute();
}

/** Returns the report of a book as JSON; null if there is none, undefined if there is no such book. */
export async function getReport(db: Db, bookId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('books')
    .select('report')
    .where('id', '=', bookId)
    .executeTakeFirst();
  return row?.report;
}
