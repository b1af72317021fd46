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

export type PageName = keyof typeof pages;

/** A longer part of an address names nothing. */
const LONGEST_PART = 2000;

const patterns = (Object.entries(pages) as [PageName, string][]).map(
  ([name, path]) =>
    [name, new RegExp(`^${path.replace(/:(\w+)/g, `(?<$1>[^/]{1,${LONGEST_PART}})`)}$`)] as const,
);

/**
 * The page at `path`, as the browser's address has it: to the letter, without its query. `params` are decoded. Null where
 * no page is, and where a part cannot be decoded.
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

/** The address at which the owner edits one book. */
export function editPage(bookId: string): string {
  return pages.editBook.replace(':bookId', encodeURIComponent(bookId));
}

/** The address of the reader for one book. */
export function readingPage(bookId: string): string {
  return pages.reading.replace(':bookId', encodeURIComponent(bookId));
}
