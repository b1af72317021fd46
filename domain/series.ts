// The series of a book: a name, and the number of the book in it.
import { fold, oneSpaced } from './text.ts';

/** The highest number of a book in a series; the lowest is 1. */
export const LAST_NUMBER = 999;

export interface InSeries {
  series?: string | null | undefined;
  seriesNumber?: number | null | undefined;
}

/** Returns text such as 'Sam and Pip, book 2'; null for a book without a series. */
export function seriesText({ series, seriesNumber }: InSeries): string | null {
  if (!series) return null;
  return seriesNumber ? `${series}, book ${seriesNumber}` : series;
}

/** Names with the same key are of one series: case, accents, quotes and spaces make no other one. */
export const seriesKey = (name: string): string => oneSpaced(fold(name)).trim();
