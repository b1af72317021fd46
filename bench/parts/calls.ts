// How each call of contracts/endpoints.ts is made to be measured, and why some are not.
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { FLIPBOOK_ADDRESS } from '../../e2e/support/shelf.ts';
import { taught } from '../../server/catalogue/teaching.ts';
import type { EqualLibraries } from './equal-libraries.ts';
import type { Ask } from './load.ts';

/** A call that stays the same, or one whose `n`th is another each time, so that it really writes. */
export type Planned = { same: Ask } | { each: (n: number) => Ask; requests: number };

/** Rows that are there before: what is changed, deleted or ended by one call each. */
export const ADDED_BOOKS = 500;
export const SESSIONS = 500;
export const addedBook = (n: number) => `added-${n}`;
export const sessionToken = (n: number) => `a-session-of-the-owner-${n}`;
export const FLIPBOOK_ID = 'f'.repeat(32);

/** How many writes a round has: none beyond what a family may make in fifteen minutes. */
const WRITES = 250;
const OWNERS_WRITES = 100;

const slow = 'What it takes is';
/** What is not measured, and why. */
export const leftOut: Partial<Record<EndpointName, string>> = {
  'DELETE /api/auth/user': 'each call ends an account, and waits for both providers',
  'POST /api/create-checkout-session': `${slow} the payment provider's time`,
  'POST /api/create-portal-session': `${slow} the payment provider's time`,
  'POST /api/admin/login': `${slow} scrypt, which is slow on purpose`,
  'POST /api/admin/pictures': `${slow} the decoder's time, in a process for each picture`,
  'POST /api/admin/flipbooks': `${slow} the drawer's time, in a process for each file`,
  'POST /api/admin/report': `${slow} the checker's time (\`bench/phonics.ts\`)`,
  'PUT /api/admin/phonics': "every book's report follows",
  'GET /api/admin/catalogue': `${slow} the file's size (\`bench/catalogue-file.ts\`)`,
  'POST /api/admin/catalogue': `${slow} the file's size (\`bench/catalogue-file.ts\`)`,
  'POST /api/admin/catalogue/check': `${slow} the file's size (\`bench/catalogue-file.ts\`)`,
};

/** The calls by their endpoint, in the order in which they are measured: the reads before the writes. */
export function planCalls(libraries: EqualLibraries): Partial<Record<EndpointName, Planned>> {
  const { reader, families, owner, books, product } = libraries;
  const signedIn = (token: string) => ({ authorization: `Bearer ${token}` });
  const asReader = (path: string, headers = {}): Planned => ({
    same: { path, headers: { ...signedIn(reader.token), ...headers } },
  });
  const asOwner = (path: string, headers = {}): Planned => ({
    same: { path, headers: { 'admin-auth': owner, ...headers } },
  });
  /** Each family in turn; `turn` counts a family's own calls. */
  const asFamilies = (make: (turn: number) => { path: string; body?: unknown }): Planned => ({
    requests: WRITES,
    each: (n) => ({
      headers: signedIn(families[n % families.length]?.token ?? ''),
      ...make(Math.floor(n / families.length)),
    }),
  });
  const byOwner = (make: (n: number) => { path: string; body?: unknown }): Planned => ({
    requests: OWNERS_WRITES,
    each: (n) => ({ headers: { 'admin-auth': owner }, ...make(n) }),
  });
  const bookOf = (turn: number) => books[turn % books.length] ?? '';
  const flipbook = (n: number) => ({
    title: `A book of the owner's ${n}`,
    author: 'Its author',
    category: 'level4',
    flipbookType: 'fliphtml5',
    flipbookUrl: product.sandbox + FLIPBOOK_ADDRESS,
  });
  const names = { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' };
  const word = (turn: number) => ['hat', 'mud', 'frog', 'cat'][turn % 4];
  const sam = 'sam-and-the-wet-hat';

  return {
    'GET /api/books': asReader('/api/books'),
    'GET /api/proposal': asReader('/api/proposal'),
    'GET /api/books/{bookId}': asReader(`/api/books/${sam}`),
    'GET /api/progress': asReader('/api/progress'),
    'GET /api/progress/{bookId}': asReader(`/api/progress/${sam}`),
    'GET /api/achievements': asReader('/api/achievements'),
    'GET /api/practice': asReader('/api/practice'),
    'GET /api/reading-report': asReader('/api/reading-report'),
    'GET /api/auth/user': asReader('/api/auth/user'),
    'GET /api/auth/user/data': asReader('/api/auth/user/data'),
    'GET /api/subscription/status': asReader('/api/subscription/status'),
    'GET /api/admin/books': asOwner('/api/admin/books', { prefer: 'maxpagesize=50' }),
    'GET /api/admin/books/{bookId}': asOwner(`/api/admin/books/${sam}`),
    'GET /api/admin/books/{bookId}/report': asOwner(`/api/admin/books/${sam}/report`),
    'GET /api/admin/flipbooks/{flipbookId}': asOwner(`/api/admin/flipbooks/${FLIPBOOK_ID}`),
    'GET /api/admin/phonics': asOwner('/api/admin/phonics'),
    'GET /api/admin/phonograms': asOwner('/api/admin/phonograms'),
    'GET /api/admin/phonograms/books': asOwner(
      `/api/admin/phonograms/books?phonogram=${taught[0]?.key}&category=level1`,
    ),
    'GET /api/admin/readers': asOwner('/api/admin/readers'),
    'GET /api/admin/readers/table': asOwner('/api/admin/readers/table'),

    'POST /api/progress/{bookId}/complete': asFamilies((turn) => ({
      path: `/api/progress/${bookOf(turn)}/complete`,
    })),
    'POST /api/progress': asFamilies((turn) => ({
      path: '/api/progress',
      body: { bookId: sam, currentPage: 1 + (turn % 5) },
    })),
    'POST /api/practice': asFamilies((turn) => ({
      path: '/api/practice',
      body: {
        events: [
          { kind: 'asked', id: randomUUID(), word: word(turn), bookId: sam, at: Date.now() },
        ],
      },
    })),
    'POST /api/auth/firebase/sync': asFamilies(() => ({
      path: '/api/auth/firebase/sync',
      body: { ...names, age: 6, readingLevel: 2, favoriteGenre: 'Animals' },
    })),
    'POST /api/auth/complete-profile': asFamilies(() => ({
      path: '/api/auth/complete-profile',
      body: names,
    })),
    'PATCH /api/auth/user': asFamilies((turn) => ({
      path: '/api/auth/user',
      body: { readingLevel: 1 + (turn % 9) },
    })),
    'POST /api/error-reports': {
      requests: WRITES,
      each: (n) => ({
        path: '/api/error-reports',
        headers: { 'x-forwarded-for': `198.51.${Math.floor(n / 250)}.${n % 250}` },
        body: {
          ...{ kind: 'error', name: 'TypeError', message: '', page: 'other' },
          ...{ frames: ['index-BQxD3.js:1:4711'], release: 'index-BQxD3.js' },
        },
      }),
    },
    'PUT /api/books/{bookId}': byOwner((n) => ({
      path: `/api/books/${addedBook(n)}`,
      body: { ...flipbook(n), version: 1 },
    })),
    'DELETE /api/books/{bookId}': byOwner((n) => ({ path: `/api/books/${addedBook(n)}` })),
    'POST /api/books': byOwner((n) => ({ path: '/api/books', body: flipbook(n) })),
    'POST /api/admin/logout': {
      requests: OWNERS_WRITES,
      each: (n) => ({ path: '/api/admin/logout', headers: { 'admin-auth': sessionToken(n) } }),
    },
  };
}
