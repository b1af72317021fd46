import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { toBookRow } from '../catalogue/store.ts';
import type { Db, BooksTable } from '../../database/tables.ts';
import { getPhonicsVersion } from '../phonics/store.ts';
import { createPace } from '../../async/pace.ts';

/** So many books are read or written at a time, so that nobody waits long behind them. */
const BATCH = 50;

const columns = [
  ...(['id', 'title', 'author', 'description', 'category', 'cover_image_url'] as const),
  ...(['flipbook_type', 'flipbook_url', 'flipbook_id', 'content', 'total_pages'] as const),
  ...(['star_reward', 'created_at', 'level_reason', 'text'] as const),
] as const;

type FileRow = Pick<Selectable<BooksTable>, (typeof columns)[number]>;

/** All books as a file has them, ordered by id, some at a time. */
export async function* readFileBooks(db: Db): AsyncGenerator<FileBook[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('books')
      .select(columns)
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

/** Another whenever a book, heart words or soundings were stored or deleted since. */
export async function readState(db: Db): Promise<string> {
  const books = await db
    .selectFrom('books')
    .select(['id', 'version', 'created_at'])
    .orderBy('id')
    .execute();
  const phonics = await getPhonicsVersion(db);
  const state = [books.map(({ id, version, created_at: at }) => [id, version, at]), phonics];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

const toFileBook = (row: FileRow): FileBook => ({
  id: row.id,
  title: row.title,
  author: row.author,
  description: row.description,
  category: row.category,
  coverImageUrl: row.cover_image_url,
  flipbookType: row.flipbook_type,
  flipbookUrl: row.flipbook_url,
  flipbookId: row.flipbook_id,
  content: row.content,
  totalPages: row.total_pages,
  starReward: row.star_reward,
  createdAt: row.created_at,
  levelReason: row.level_reason,
  text: row.text,
});

const toRow = (book: FileBook): FileRow => ({
  ...toBookRow(book, book.createdAt),
  level_reason: book.levelReason,
  text: book.text,
});

/** What was found in the words of a book; another book's words are another matter. */
const noFindings = { report: null, report_version: null, words: null, phonograms: null };

/**
 * Stores these books at `now`, each in the place of one with its id; their content is sanitised already.
 * What was found in their words is forgotten where they are other ones, and found anew.
 */
export async function writeFileBooks(
  db: Db,
  books: readonly FileBook[],
  { areOther, now }: { areOther: boolean; now: number },
): Promise<void> {
  const pace = createPace();
  // An owner brings them: a demo book is hers from now on.
  const besides = { edited_at: now, ...(areOther && noFindings) };
  for (let start = 0; start < books.length; start += BATCH) {
    await pace();
    const rows = books.slice(start, start + BATCH).map((book) => ({ ...toRow(book), ...besides }));
    const written = Object.keys(rows[0] ?? {}) as (keyof FileRow)[];
    await db
      .insertInto('books')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ eb, ref }) => ({
          ...Object.fromEntries(written.map((column) => [column, ref(`excluded.${column}`)])),
          // Whoever is changing the book at this moment is told.
          version: eb(ref('books.version'), '+', 1),
        })),
      )
      .execute();
  }
}
