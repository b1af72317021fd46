// The title and description of each page, for the browser tab and for link previews. The server writes them into
// the document, and the client updates them on navigation.
import { findPage, type PageName } from './pages.ts';

export const PRODUCT = 'Step Into Reading';

export interface PageCopy {
  title: string;
  description: string;
}

const words = {
  home: {
    title: `${PRODUCT}, One Sound at a Time!`,
    description:
      'An online library of decodable phonics books for children from 3 to 8: nine levels, one sound at a time, and a gold star for every book.',
  },
  signIn: {
    title: 'Sign In',
    description: 'Sign in to your child’s library of decodable phonics books.',
  },
  signUp: {
    title: 'Create an Account',
    description:
      'Create an account for your child, choose a starting reading level, and begin with books made of the sounds taught so far.',
  },
  completeProfile: {
    title: 'Complete Your Profile',
    description:
      'Tell us who reads and who reads along, and the library greets your child by name.',
  },
  subscribe: {
    title: 'Subscribe',
    description:
      'The whole library across nine phonics levels for one monthly price. Secure card payment, cancel anytime.',
  },
  account: {
    title: 'Account',
    description: 'Your child’s profile and your subscription, and where to change them.',
  },
  reading: {
    title: 'Reading',
    description: 'Read a decodable book page by page, and earn a gold star at its end.',
  },
  whoIsReading: {
    title: 'Who Is Reading?',
    description: 'Choose the child who reads now: each has stars, books and words of its own.',
  },
  warmUp: {
    title: 'Warm Up',
    description: 'Two minutes with the words your child has asked for, before the next book.',
  },
  listen: {
    title: 'Listen to Me Read',
    description: 'Listen while your child reads a book aloud, and mark the words read well.',
  },
  listenToBook: {
    title: 'Listening',
    description: 'Listen while your child reads this book aloud, and mark the words read well.',
  },
  placement: {
    title: 'Where to Begin',
    description: 'A two-minute reading check that finds the level and step at which to begin.',
  },
  unsubscribe: {
    title: 'Stop the Weekly Letter',
    description: 'Stop the letter about your child’s reading with one tap.',
  },
  adminLogin: {
    title: 'Library Admin Sign In',
    description: 'Owners and editors of the library sign in here.',
  },
  invitation: {
    title: 'You Are Invited',
    description: 'Somebody who was invited to look after the library joins here.',
  },
  admin: {
    title: 'Library Admin',
    description: 'Owners and editors look after the books of the library here.',
  },
  writeBook: {
    title: 'Write a Book',
    description: 'An owner or an editor writes a book page by page.',
  },
  editBook: {
    title: 'Edit a Book',
    description: 'An owner or an editor changes a book of the catalogue.',
  },
  viewBook: {
    title: 'View as a Child',
    description: 'An owner or an editor views a book as a child would.',
  },
} as const satisfies Record<PageName, PageCopy>;

const notFound: PageCopy = {
  title: 'Page Not Found',
  description: 'This page is not in our library.',
};

/** Returns the title and description for a path without its query. */
export function copyOf(path: string): PageCopy {
  const page = findPage(path);
  return page === null ? notFound : words[page.name];
}

/** Returns the title of the browser tab: the page, then the product. */
export function documentTitle(title: string): string {
  return title.startsWith(PRODUCT) ? title : `${title} · ${PRODUCT}`;
}
