import type { Selectable, Updateable } from 'kysely';
import type { Phonics } from '../../../contracts/phonics.ts';
import { categories } from '../../../domain/levels.ts';
import { heartWordsByLevel } from '../../../phonics/heart-words.ts';
import type { Db, BooksTable } from '../../database/tables.ts';
import { countWriting, getVersion } from '../../database/versions.ts';

const NAME = 'phonics';

/** How often heart words and soundings have been written; 0 is ours, as a new library begins. */
export const getPhonicsVersion = (db: Db) => getVersion(db, NAME);

/**
 * What is stored at one version: a write between its parts has them read again. In one order, whatever the
 * database takes for the order of letters.
 */
export async function getPhonics(db: Db): Promise<Phonics & { version: number }> {
  for (;;) {
    const version = await getPhonicsVersion(db);
    if (version === 0) {
      return {
        version,
        heartWords: heartWordsByLevel.map((words) => words.toSorted()),
        soundings: [],
      };
    }
    const rows = await db.selectFrom('heart_words').selectAll().execute();
    const soundings = await db.selectFrom('soundings').selectAll().execute();
    if (version !== (await getPhonicsVersion(db))) continue;
    const heartWords = categories.map((_, index) =>
      rows
        .filter(({ level }) => level === index + 1)
        .map(({ word }) => word)
        .sort(),
    );
    soundings.sort((a, b) => (a.word < b.word ? -1 : 1));
    return { version, heartWords, soundings };
  }
}

/**
 * Stores both as a whole. Where `known` is given and they have been written since that version, nothing is
 * stored; answers whether they were.
 */
export async function savePhonics(db: Db, phonics: Phonics, known?: number): Promise<boolean> {
  return db
    .transaction()
    .execute(async (transaction) => {
      const written = await countWriting(transaction, NAME);
      if (known !== undefined && written !== known + 1) throw new WrittenMeanwhile();
      await replacePhonics(transaction, phonics);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof WrittenMeanwhile) return false;
      throw error;
    });
}

/** Rolls a transaction back. */
class WrittenMeanwhile extends Error {}

/** Stores both as a whole, as part of a transaction. */
export async function writePhonics(transaction: Db, phonics: Phonics): Promise<void> {
  await countWriting(transaction, NAME);
  await replacePhonics(transaction, phonics);
}

async function replacePhonics(transaction: Db, { heartWords, soundings }: Phonics): Promise<void> {
  const rows = heartWords.flatMap((words, index) =>
    words.map((word) => ({ word, level: index + 1 })),
  );
  await transaction.deleteFrom('heart_words').execute();
  await transaction.deleteFrom('soundings').execute();
  if (rows.length > 0) await transaction.insertInto('heart_words').values(rows).execute();
  if (soundings.length > 0) await transaction.insertInto('soundings').values(soundings).execute();
}

/** A book whose words are known. */
export type WordedBookRow = Pick<
  Selectable<BooksTable>,
  'id' | 'title' | 'category' | 'content' | 'text' | 'report_version' | 'version'
>;

/** Books whose words are known and whose report was made by another version than this one, or by none. */
const behind = (db: Db, version: string) =>
  db
    .selectFrom('books')
    .where(({ or, eb }) => or([eb('content', 'is not', null), eb('text', 'is not', null)]))
    .where(({ or, eb }) =>
      or([eb('report_version', 'is', null), eb('report_version', '!=', version)]),
    );

/**
 * Whether there is one, from the index `books_by_report` alone: what is not at one version stands on either side
 * of it, and is not passed by the thousands that are.
 */
export async function isAnyBehind(db: Db, version: string): Promise<boolean> {
  const worded = db
    .selectFrom('books')
    .select('id')
    .where(({ or, eb }) => or([eb('content', 'is not', null), eb('text', 'is not', null)]));
  const first = await worded
    .where('report_version', 'is', null)
    .unionAll(worded.where('report_version', '<', version))
    .unionAll(worded.where('report_version', '>', version))
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** The first of them whose id comes after this one. */
export async function getNextBehind(
  db: Db,
  version: string,
  after: string,
): Promise<WordedBookRow | undefined> {
  return behind(db, version)
    .select(['id', 'title', 'category', 'content', 'text', 'report_version', 'version'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function countBehind(db: Db, version: string): Promise<number> {
  const row = await behind(db, version)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores what was found in a book, unless something else was, or the book was changed, since `book` was read. */
export async function saveFindings(
  db: Db,
  book: Pick<WordedBookRow, 'id' | 'report_version' | 'version'>,
  made: Pick<Updateable<BooksTable>, 'report' | 'words' | 'phonograms'> & {
    report_version: string;
  },
): Promise<void> {
  await db
    .updateTable('books')
    .set(made)
    .where('id', '=', book.id)
    .where('version', '=', book.version)
    .where('report_version', book.report_version === null ? 'is' : '=', book.report_version)
    .execute();
}

/** The report of a book as JSON, null where its words are not known; undefined without the book. */
export async function getReport(db: Db, bookId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('books')
    .select('report')
    .where('id', '=', bookId)
    .executeTakeFirst();
  return row?.report;
}
