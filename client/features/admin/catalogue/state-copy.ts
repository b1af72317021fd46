// What the workshop says of the state of a book.
import type { AdminBook } from '../../../../contracts/books.ts';
import { stateNames } from '../../../../domain/book-states.ts';
import { zoneInWords } from '../../../../domain/local-time.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';
import { libraryTime } from '../login/when.ts';

type Stateful = Pick<AdminBook, 'state' | 'publishAt'>;

/** Such as 'Tue 1 Dec, 7:00 am (Sydney time)'. */
export const libraryTimeAndZone = (at: number): string =>
  `${libraryTime(at)} (${zoneInWords(libraryTimeZone())})`;

/** Returns the state in a few words, such as 'Scheduled for Tue 1 Dec, 7:00 am'. */
export function stateText({ state, publishAt }: Stateful): string {
  if (state === 'scheduled' && publishAt !== null) return `Scheduled for ${libraryTime(publishAt)}`;
  return stateNames[state];
}

/** Returns a sentence that says what a state means. */
export function stateMeaning({ state, publishAt }: Stateful): string {
  switch (state) {
    case 'published':
      return 'Families see this book.';
    case 'draft':
      return 'Families do not see this book yet.';
    case 'scheduled':
      return `Families see this book from ${libraryTimeAndZone(publishAt ?? 0)}.`;
    case 'hidden':
      return 'Families do not see this book. What children have read and earned is kept.';
  }
}
