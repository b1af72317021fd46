import type { Db } from '../../database/tables.ts';

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
