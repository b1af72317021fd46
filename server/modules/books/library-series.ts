// The series of the library, for the owner's forms.
import type { SeriesOfLibrary } from '../../../contracts/series.ts';
import { seriesKey } from '../../../domain/series.ts';
import type { Shelf } from '../catalogue/shelf.ts';

const { compare } = new Intl.Collator('en-AU', { numeric: true });

/** Returns the series in the order of their names. Of several spellings the first on the shelf is the name. */
export function listSeries(shelf: Shelf): SeriesOfLibrary[] {
  const byKey = new Map<string, SeriesOfLibrary>();
  for (const { id, row } of shelf.books) {
    if (row.series === null) continue;
    const key = seriesKey(row.series);
    const series = byKey.get(key) ?? { name: row.series, books: [] };
    series.books.push({ id, title: row.title, number: row.series_number });
    byKey.set(key, series);
  }
  const all = [...byKey.values()].sort((a, b) => compare(a.name, b.name));
  for (const { books } of all) {
    books.sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0);
  }
  return all;
}
