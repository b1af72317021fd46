// The fields of a book that stay as the library has them where a file says nothing of them: its state, series and place.
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import { publicationOf } from '../../../domain/book-states.ts';
import { presentState, toStateRow } from '../catalogue/publication.ts';

export const keptFields = ['state', 'publishAt', 'series', 'seriesNumber', 'place'] as const;

/** As a file has them: absent for a published book, without a series, and without a place. */
export type KeptFields = Pick<FileBook, (typeof keptFields)[number]>;

/** Returns what the file says, or else what the library has. `now` is in epoch milliseconds. */
export const keptFieldsOf = (book: FileBook, stored: FileBook, now: number): KeptFields => ({
  ...(stateOfFile(book, now) ?? stateOfFile(stored, now)),
  ...seriesOfFile(book.series === undefined ? stored : book),
  ...placeOfFile(book, stored),
});

/** Returns the book without these fields. */
export const withoutKeptFields = ({
  state: _state,
  publishAt: _publishAt,
  series: _series,
  seriesNumber: _seriesNumber,
  place: _place,
  ...book
}: FileBook): FileBook => book;

/** Returns none for a published book; null if the file says nothing of it. */
function stateOfFile({ state, publishAt }: FileBook, now: number): KeptFields | null {
  if (state === undefined) return null;
  const row = toStateRow(publicationOf(state, publishAt ?? null));
  const presented = presentState(row, now);
  if (presented.state === 'published') return {};
  return {
    state: presented.state,
    ...(presented.publishAt !== null && { publishAt: presented.publishAt }),
  };
}

const seriesOfFile = ({ series, seriesNumber }: FileBook): KeptFields => ({
  ...(series && { series }),
  ...(series && seriesNumber && { seriesNumber }),
});

/** A place in the order of one level is none in another's. */
function placeOfFile({ category, place }: FileBook, stored: FileBook): KeptFields {
  const kept = category === stored.category ? stored.place : null;
  const next = place === undefined ? kept : place;
  return typeof next === 'number' ? { place: next } : {};
}
