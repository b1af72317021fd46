import type { Selectable } from 'kysely';
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import type { Db, BooksTable } from '../../database/tables.ts';
import { createPace } from '../../async/pace.ts';

/** The number of books read or written in one statement; small, so that other requests do not wait long. */
const BATCH = 50;

/** The column of each field, in the order of the file. */
const columnOf = {
  id: 'id',
  title: 'title',
  author: 'author',
  description: 'description',
  category: 'category',
  coverImageUrl: 'cover_image_url',
  heroImageUrl: 'hero_image_url',
  flipbookType: 'flipbook_type',
  flipbookUrl: 'flipbook_url',
  flipbookId: 'flipbook_id',
  content: 'content',
  totalPages: 'total_pages',
  starReward: 'star_reward',
  createdAt: 'created_at',
  levelReason: 'level_reason',
  text: 'text',
} as const satisfies Record<keyof FileBook, keyof BooksTable>;
const fields = Object.entries(columnOf) as [keyof FileBook, FileColumn][];

type FileColumn = (typeof columnOf)[keyof FileBook];
type FileRow = Pick<Selectable<BooksTable>, FileColumn>;

/** Yields all books in the format of the file, ordered by id, in batches. */
export async function* readFileBooks(db: Db): AsyncGenerator<FileBook[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('books')
      .select(Object.values(columnOf))
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toFileBook);
    after = last.id;
  }
}

/** Lists the id, the version and the time of creation of every book, ordered by id. */
export async function listBookVersions(db: Db): Promise<[string, number, number][]> {
  const books = await db
    .selectFrom('books')
    .select(['id', 'version', 'created_at'])
    .orderBy('id')
    .execute();
  return books.map(({ id, version, created_at: createdAt }) => [id, version, createdAt]);
}

const toFileBook = (row: FileRow) =>
  Object.fromEntries(fields.map(([field, column]) => [field, row[column]])) as FileBook;

const toRow = (book: FileBook) =>
  Object.fromEntries(fields.map(([field, column]) => [column, book[field]])) as FileRow;

/** Clears the findings of a book whose words have changed. */
const noFindings = {
  report: null,
  report_version: null,
  words: null,
  phonograms: null,
  step: null,
  different_words: null,
};

/**
 * Inserts or replaces these books, whose content is already sanitised. Clears their findings if they have new
 * words; the next update of reports makes them again. `now` is in epoch milliseconds.
 */
export async function writeFileBooks(
  db: Db,
  books: readonly FileBook[],
  { haveNewWords, now }: { haveNewWords: boolean; now: number },
): Promise<void> {
  const pace = createPace();
  // `edited_at` marks a demo book as the owner's, so that later seeds leave it alone.
  const extra = { edited_at: now, ...(haveNewWords && noFindings) };
  for (let start = 0; start < books.length; start += BATCH) {
    await pace();
    const rows = books.slice(start, start + BATCH).map((book) => ({ ...toRow(book), ...extra }));
    const columnNames = Object.keys(rows[0] ?? {}) as (keyof FileRow)[];
    await db
      .insertInto('books')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ eb, ref }) => ({
          ...Object.fromEntries(columnNames.map((column) => [column, ref(`excluded.${column}`)])),
          // An owner who is editing the book meanwhile gets `changed_meanwhile`.
          version: eb(ref('books.version'), '+', 1),
        })),
      )
      .execute();
  }
}
