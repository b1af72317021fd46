// An older release, which may answer beside this one for some minutes.
import type { AdminBook } from '../../contracts/books.ts';
import type { IncomingFile } from '../../contracts/incoming.ts';

type Stateful = Pick<AdminBook, 'state' | 'publishAt' | 'begun'>;

/** An older release knows no states, and does not say who has begun a book: each of its books is published. */
export const withState = <Book extends Stateful>(book: Book): Book => ({
  ...({ state: 'published', publishAt: null, begun: 0 } satisfies Stateful),
  ...book,
});

type MadeBook = NonNullable<IncomingFile['book']>;

/** Of the book of an incoming file, an older release tells the title and the level alone: it is a draft. */
const asDraft = <Book extends MadeBook>(book: Book): Book => ({
  ...({ state: 'draft', publishAt: null, coverImageUrl: null } satisfies Partial<MadeBook>),
  ...book,
});

export const withDraft = (file: IncomingFile): IncomingFile =>
  file.book === null ? file : { ...file, book: asDraft(file.book) };
