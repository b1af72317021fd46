// What an owner's request makes of the state of a book.
import {
  type BookState,
  type Publication,
  publicationOf,
  refusalOfSchedule,
} from '../../../domain/book-states.ts';
import type { ChangeKind } from '../../../contracts/record.ts';
import { badFields } from '../../problems/problem.ts';
import { stateIn, toStateRow } from '../catalogue/publication.ts';
import type { StateRow } from '../catalogue/book-rows.ts';

export interface AskedState {
  /** Undefined leaves the book in its state. */
  state?: BookState | undefined;
  /** Epoch milliseconds. */
  publishAt?: number | null | undefined;
}

/** The state of a book that is added without one. */
export const PUBLISHED: StateRow = toStateRow(publicationOf('published', null));

/**
 * Returns the columns of the state that is asked for; the same ones if the book is in it already. Throws
 * `invalid_request` for a time that has passed or is far away. `field` names the time in the request.
 */
export function stateAfter(
  before: StateRow,
  { state, publishAt = null }: AskedState,
  now: number,
  field = 'publishAt',
): StateRow {
  if (state === undefined) return before;
  const asked = publicationOf(state, publishAt);
  if (isSame(before, asked)) return before;
  // A scheduled book whose time has come is published already.
  if (state !== 'scheduled' && stateIn(before, now) === state) return before;
  const message = asked.publishAt === null ? undefined : refusalOfSchedule(asked.publishAt, now);
  if (message !== undefined) throw badFields([{ field, message }]);
  return toStateRow(asked);
}

const isSame = ({ held, publish_at }: StateRow, asked: Publication) =>
  held === asked.held && publish_at === asked.publishAt;

/** What the record calls a change to each state. */
export const kindOfState: Record<BookState, ChangeKind> = {
  published: 'book.published',
  draft: 'book.drafted',
  scheduled: 'book.scheduled',
  hidden: 'book.hidden',
};
