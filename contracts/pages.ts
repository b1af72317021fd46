// The addresses a person can open (specification, section 2). The client has a screen for each; the
// server answers any other with the 404 page and its status.

export const pages = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  completeProfile: '/complete-profile',
  subscribe: '/subscribe',
  account: '/account',
  reading: '/reading/:bookId',
  warmUp: '/warm-up',
  adminLogin: '/admin/login',
  admin: '/admin',
  writeBook: '/admin/write',
  editBook: '/admin/books/:bookId',
} as const;

/** The address at which the owner edits one book. */
export function editPage(bookId: string): string {
  return pages.editBook.replace(':bookId', encodeURIComponent(bookId));
}

/** The address of the reader for one book. */
export function readingPage(bookId: string): string {
  return pages.reading.replace(':bookId', encodeURIComponent(bookId));
}
