// The pages of the site (specification, section 2). The client has a screen for each. For any other address, the
// server returns the 404 page with status 404.

export const pages = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  completeProfile: '/complete-profile',
  subscribe: '/subscribe',
  account: '/account',
  reading: '/reading/:bookId',
  whoIsReading: '/who-is-reading',
  warmUp: '/warm-up',
  listen: '/listen',
  listenToBook: '/listen/:bookId',
  placement: '/where-to-begin',
  unsubscribe: '/letters/unsubscribe',
  adminLogin: '/admin/login',
  invitation: '/admin/invitation',
  admin: '/admin',
  writeBook: '/admin/write',
  editBook: '/admin/books/:bookId',
  viewBook: '/admin/books/:bookId/view',
} as const;

export type PageName = keyof typeof pages;

/** The maximum length of a path parameter. */
const LONGEST_PART = 2000;

const patterns = (Object.entries(pages) as [PageName, string][]).map(
  ([name, path]) =>
    [name, new RegExp(`^${path.replace(/:(\w+)/g, `(?<$1>[^/]{1,${LONGEST_PART}})`)}$`)] as const,
);

/**
 * Returns the page at `path`, which must match exactly and have no query. `params` are decoded. Returns null if there
 * is no such page, or if a parameter cannot be decoded.
 */
export function findPage(path: string): { name: PageName; params: Record<string, string> } | null {
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match === null) continue;
    try {
      const params = Object.entries(match.groups ?? {}).map(
        ([key, part]) => [key, decodeURIComponent(part)] as const,
      );
      return { name, params: Object.fromEntries(params) };
    } catch {
      return null;
    }
  }
  return null;
}

/** The pages on which a child is in the middle of something. */
export const childsPages: readonly PageName[] = ['reading', 'warmUp', 'placement', 'listenToBook'];

/** Whether a path is one of the owner's pages. A family opens none of them. */
export const isOwnersPath = (path: string): boolean =>
  path === pages.admin || path.startsWith(`${pages.admin}/`);

/** Returns the address of the owner's editor for a book. */
export function editPage(bookId: string): string {
  return pages.editBook.replace(':bookId', encodeURIComponent(bookId));
}

/** Returns the address where the owner views a book as a child would. */
export function viewPage(bookId: string): string {
  return pages.viewBook.replace(':bookId', encodeURIComponent(bookId));
}

/** Returns the address where a parent listens to a child reading a book. */
export function listenPage(bookId: string): string {
  return pages.listenToBook.replace(':bookId', encodeURIComponent(bookId));
}

/** Returns the address of the reader for a book. */
export function readingPage(bookId: string): string {
  return pages.reading.replace(':bookId', encodeURIComponent(bookId));
}
