// What the home and the reader ask for first (features/library/library-screen.tsx, features/reader/reader-screen.tsx). The
// document's own script asks for it before their code has come.
import { pathOf } from './api.ts';

export const STATUS = '/api/subscription/status';

export const SHELF = '/api/books';
export const PROPOSAL = '/api/proposal';
/** What else the home asks for. */
export const OTHERS = [
  '/api/progress',
  '/api/auth/user',
  '/api/path',
  '/api/practice',
  '/api/achievements',
];

/** The page size of the shelf. A multiple of 2, 3, 4 and 5, so rows are complete at every screen width. */
export const SHELF_PAGE = 60;

/** What the reader of a book asks for: the book, and the child's position in it. */
export const readerCalls = (bookId: string) => ({
  book: pathOf('/api/books/{bookId}', { bookId }),
  position: pathOf('/api/progress/{bookId}', { bookId }),
});
