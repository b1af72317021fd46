import type { Selectable } from 'kysely';
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { publicationOf } from '../../../domain/book-states.ts';
import type { Db, BooksTable } from '../../database/tables.ts';
import { createPace } from '../../async/pace.ts';
import { placeIn, placeOf, type PlaceRow } from '../catalogue/book-place.ts';
import type { SeriesRow, StateRow } from '../catalogue/book-rows.ts';
import { NO_SERIES, presentSeries, seriesAfter } from '../catalogue/book-series.ts';
import { NO_FINDINGS } from '../phonics/reports.ts';
import { presentState, toStateRow } from '../catalogue/publication.ts';

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
} as const satisfies Record<FileField, keyof BooksTable>;
const fields = Object.entries(columnOf) as [FileField, FileColumn][];

/** The state and the series have columns of another kind, and the place is left out where there is none. */
type FileField = Exclude<
  keyof FileBook,
  'state' | 'publishAt' | 'series' | 'seriesNumber' | 'place'
>;
type FileColumn = (typeof columnOf)[FileField];
type FileRow = Pick<Selectable<BooksTable>, FileColumn> & StateRow & SeriesRow & PlaceRow;

/**
 * Yields the books with these ids, or all, in the format of the file, ordered by id, in batches. `now` is in epoch
 * milliseconds.
 */
export async function* readFileBooks(
  db: Db,
  now: number,
  ids?: readonly string[],
): AsyncGenerator<FileBook[]> {
  const books = db
    .selectFrom('books')
    .select([...Object.values(columnOf), 'held', 'publish_at', 'series', 'series_number'])
    .select(['place', 'place_category'])
    .orderBy('id')
    .limit(BATCH);
  const chosen = ids ? books.where('id', 'in', ids) : books;
  let after = '';
  for (;;) {
    const rows = await chosen.where('id', '>', after).execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => toFileBook(row, now));
    after = last.id;
  }
}

/** Lists the id, the version, the time of creation and the place of every book, ordered by id. A place makes no version. */
export async function listBookVersions(db: Db): Promise<[string, number, number, number | null][]> {
  const books = await db
    .selectFrom('books')
    .select(['id', 'version', 'created_at', 'category', 'place', 'place_category'])
    .orderBy('id')
    .execute();
  return books.map((book) => [book.id, book.version, book.created_at, placeOf(book)]);
}

function toFileBook(row: FileRow, now: number): FileBook {
  const { state, publishAt } = presentState(row, now);
  const place = placeOf(row);
  return {
    ...Object.fromEntries(fields.map(([field, column]) => [field, row[column]])),
    ...(state !== 'published' && { state }),
    ...(publishAt !== null && { publishAt }),
    ...presentSeries(row),
    ...(place !== null && { place }),
  } as FileBook;
}

const toRow = (book: FileBook): FileRow => ({
  ...(Object.fromEntries(fields.map(([field, column]) => [column, book[field]])) as FileRow),
  ...toStateRow(publicationOf(book.state ?? 'published', book.publishAt ?? null)),
  ...seriesAfter(NO_SERIES, book),
  ...placeIn(book.category, book.place ?? null),
});

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
  const extra = { edited_at: now, ...(haveNewWords && NO_FINDINGS) };
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
