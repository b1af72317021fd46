// The series that the library has already.
import { queryOptions } from '@tanstack/react-query';
import type { SeriesOfLibrary } from '../../../../contracts/series.ts';
import { seriesKey } from '../../../../domain/series.ts';
import { callAsOwner } from '../../../api/api.ts';

export const seriesQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/series'],
    queryFn: () => callAsOwner('GET /api/admin/series'),
  });

/** Returns the title of another book with this number in the series; undefined if there is none. */
export function bookAt(
  all: readonly SeriesOfLibrary[],
  {
    series,
    number,
    bookId,
  }: { series: string; number: number | null; bookId?: string | undefined },
): string | undefined {
  const key = seriesKey(series);
  const known = all.find(({ name }) => seriesKey(name) === key);
  return known?.books.find((book) => book.number === number && book.id !== bookId)?.title;
}
