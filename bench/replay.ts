// Replays a recorded session with other books and other families.
import type { Library } from './library.ts';
import { load, type Loaded } from './load.ts';
import type { Call } from './session.ts';

export interface Pace {
  connections: number;
  /** Set one or two of these: calls in total, duration in seconds, and maximum calls a second. */
  amount?: number;
  duration?: number;
  overallRate?: number;
}

/**
 * Each connection makes one session after the other, each for the next family and with another of `books`. There is
 * no pause unless `overallRate` sets one. Throws when a call fails.
 */
export function replay(
  { origin, families }: Library,
  calls: readonly Call[],
  books: readonly string[],
  pace: Pace,
): Promise<Loaded> {
  let sessions = 0;
  const startSession = (): Session => {
    const family = sessions % families.length;
    const evening = Math.floor(sessions++ / families.length);
    const book = books[(family * 37 + evening) % books.length] ?? '';
    return { book, token: families[family]?.token ?? '' };
  };
  const requests = calls.map((call, index) => ({
    setupRequest: (request: object, context: Partial<Session>) => {
      // autocannon keeps a context for each connection. It holds the session from its first call to its last.
      const session = index === 0 ? Object.assign(context, startSession()) : (context as Session);
      return { ...request, ...requestOf(forBook(call, session.book), session.token) };
    },
  }));
  return load({ url: origin, requests, ...pace });
}

interface Session {
  book: string;
  token: string;
}

/** Returns the request as a browser signed in with `token` makes it. */
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

/** Returns `call` for another book. Reduces its page number, because seeded books have only 8 pages. */
export function forBook(call: Call, book: string): Call {
  const withBook = (text: string) => text.replaceAll(call.book, book);
  const shorten = (_: string, page: string) => `"currentPage":${1 + (Number(page) % 8)}`;
  const body = call.body && withBook(call.body).replace(/"currentPage":(\d+)/, shorten);
  return { ...call, path: withBook(call.path), body, book };
}

/**
 * Returns the calls from a book's last page on: the position, the completion, and the reads that refresh the
 * shelf. Throws when the recorded calls finish no book.
 */
export function finishOf(calls: readonly Call[]): Call[] {
  const finished = calls.findIndex(({ path }) => path.endsWith('/complete'));
  if (finished < 1) throw new Error('The recorded calls finish no book');
  return calls.slice(finished - 1);
}
