// An older release, which may answer beside this one for some minutes.
import type { AdminBook } from '../../contracts/books.ts';

type Stateful = Pick<AdminBook, 'state' | 'publishAt' | 'begun'>;

/** An older release knows no states, and does not say who has begun a book: each of its books is published. */
export const withState = <Book extends Stateful>(book: Book): Book => ({
  ...({ state: 'published', publishAt: null, begun: 0 } satisfies Stateful),
  ...book,
});
