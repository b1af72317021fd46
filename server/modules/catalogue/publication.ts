// The state of a stored book.
import { type BookState, type Publication, stateOf } from '../../../domain/book-states.ts';
import type { StateRow } from './book-rows.ts';

/** Returns how a row is held. */
export const publicationIn = ({ held, publish_at: publishAt }: StateRow): Publication => ({
  held,
  publishAt,
});

/** Returns the state of a row. `now` is in epoch milliseconds. */
export const stateIn = (row: StateRow, now: number): BookState => stateOf(publicationIn(row), now);

/** Whether children see the book. */
export const isPublished = (row: StateRow, now: number): boolean =>
  stateIn(row, now) === 'published';

/** Returns the columns of a row that is held like this. */
export const toStateRow = ({ held, publishAt }: Publication): StateRow => ({
  held,
  publish_at: publishAt,
});

/** Returns what is told of the state of a row. */
export function presentState(
  row: StateRow,
  now: number,
): { state: BookState; publishAt: number | null } {
  const state = stateIn(row, now);
  return { state, publishAt: state === 'scheduled' ? row.publish_at : null };
}
