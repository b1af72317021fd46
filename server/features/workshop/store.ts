import type { BooksWithPhonogram } from '../../../contracts/workshop.ts';
import type { Category } from '../../../domain/levels.ts';
import type { Db } from '../../database/open.ts';

/** The level of each book, and the keys of its phonograms as JSON; null where they are not known. */
export function listPhonograms(
  db: Db,
): Promise<{ category: Category; phonograms: string | null }[]> {
  return db.selectFrom('books').select(['category', 'phonograms']).execute();
}

/** The books of a level that have a phonogram, by title, and how many they are. */
export async function listBooksWith(
  db: Db,
  category: Category,
  phonogram: string,
  limit: number,
): Promise<BooksWithPhonogram> {
  const found = db
    .selectFrom('books')
    .where('category', '=', category)
    // A key as it stands in the JSON; it has no sign that means something to `like`.
    .where('phonograms', 'like', `%${JSON.stringify(phonogram)}%`);
  const books = await found
    .select(['id', 'title', 'category', 'level_reason as levelReason'])
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (books.length < limit) return { total: books.length, books };
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Number(count), books };
}

/** How many children have opened a book, finished it, and finished it since some moment. */
export interface ReaderCounts {
  opened: number;
  finished: number;
  finishedLately: number;
}

/** The counts of these books; a book that nobody has opened is not among them. */
export async function countReaders(
  db: Db,
  bookIds: readonly string[],
  since: number,
): Promise<Map<string, ReaderCounts>> {
  const rows = await db
    .selectFrom('progress')
    .where('book_id', 'in', bookIds)
    .groupBy('book_id')
    .select(({ fn, eb }) => [
      'book_id',
      fn.countAll<number>().as('opened'),
      fn.count<number>('completed_at').as('finished'),
      fn
        .count<number>(eb.case().when('completed_at', '>=', since).then(1).end())
        .as('finishedLately'),
    ])
    .execute();
  return new Map(
    rows.map(({ book_id, opened, finished, finishedLately }) => [
      book_id,
      {
        opened: Number(opened),
        finished: Number(finished),
        finishedLately: Number(finishedLately),
      },
    ]),
  );
}
