// A recorded session made again: for other books, by other families.
import type { Library } from './library.ts';
import { load, type Loaded } from './load.ts';
import type { Call } from './session.ts';

export interface Pace {
  connections: number;
  /** Of these three one or two: how many calls in all, for how many seconds, how many a second at most. */
  amount?: number;
  duration?: number;
  overallRate?: number;
}

/**
 * Each connection makes one session after the other, without a pause unless `overallRate` makes one: for the
 * next family, with another of `books`.
 */
export function replay(
  { origin, families }: Library,
  calls: readonly Call[],
  books: readonly string[],
  pace: Pace,
): Promise<Loaded> {
  let sessions = 0;
  const begin = (): Session => {
    const family = sessions % families.length;
    const evening = Math.floor(sessions++ / families.length);
    const book = books[(family * 37 + evening) % books.length] ?? '';
    return { book, token: families[family]?.token ?? '' };
  };
  const requests = calls.map((call, place) => ({
    setupRequest: (request: object, context: Partial<Session>) => {
      // Each connection has a context, which lasts from the first call of a session to its last.
      const session = place === 0 ? Object.assign(context, begin()) : (context as Session);
      return { ...request, ...requestOf(forBook(call, session.book), session.token) };
    },
  }));
  return load({ url: origin, requests, ...pace });
}

interface Session {
  book: string;
  token: string;
}

/** As a browser that is signed in with `token` makes it. */
export const requestOf = ({ method, path, prefer, body }: Call, token: string) => ({
  ...{ method: method as 'GET', path },
  headers: {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, deflate, br',
    ...(prefer !== null && { prefer }),
    ...(body !== null && { 'content-type': 'application/json' }),
  },
  ...(body !== null && { body }),
});

/** `call`, which is about the book of the recorded session, for another; seeded books are shorter than that. */
export function forBook(call: Call, book: string): Call {
  const withBook = (text: string) => text.replaceAll(call.book, book);
  const within = (_: string, page: string) => `"currentPage":${1 + (Number(page) % 8)}`;
  const body = call.body && withBook(call.body).replace(/"currentPage":(\d+)/, within);
  return { ...call, path: withBook(call.path), body, book };
}

/**
 * What is sent from a book's last page on: its place, that the book is finished, and the reads that
 * refresh the shelf.
 */
export function finishOf(calls: readonly Call[]): Call[] {
  const finished = calls.findIndex(({ path }) => path.endsWith('/complete'));
  if (finished < 1) throw new Error('The recorded calls finish no book');
  return calls.slice(finished - 1);
}
