import type { Db } from '../../database/tables.ts';

/** The number of children who have opened a book, finished it, and finished it recently. */
export interface ReaderCounts {
  opened: number;
  finished: number;
  finishedLately: number;
}

/** Counts the readers of these books. Books that nobody has opened are missing. `since` is in epoch milliseconds. */
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
