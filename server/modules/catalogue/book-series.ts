// The series of a stored book, as an owner's request changes it and as it is shown.
import type { InSeries } from '../../../domain/series.ts';
import type { SeriesRow } from './book-rows.ts';

export const NO_SERIES: SeriesRow = { series: null, series_number: null };

/** Returns the columns of a row alone. */
const seriesIn = ({ series, series_number }: SeriesRow): SeriesRow => ({
  series,
  series_number,
});

/** Returns the columns of the series that is asked for; those from before if the request does not say. */
export function seriesAfter(before: SeriesRow, { series, seriesNumber }: InSeries): SeriesRow {
  if (series === undefined) return seriesIn(before);
  return series === null ? NO_SERIES : { series, series_number: seriesNumber ?? null };
}

/** Returns what is told of a row: nothing of a book without a series. */
export const presentSeries = ({ series, series_number }: SeriesRow) => ({
  ...(series !== null && { series }),
  ...(series_number !== null && { seriesNumber: series_number }),
});
