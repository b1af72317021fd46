// A recorded session made again: for other books, by other children.
import type { Call } from './session.ts';

/** Which book `calls` are about; throws where they open none. */
export function bookOf(calls: readonly Call[]): string {
  for (const { path } of calls) {
    const book = /^\/api\/books\/([\w-]+)$/.exec(path)?.[1];
    if (book !== undefined) return book;
  }
  throw new Error('The recorded calls open no book');
}

/** `call`, which is about the book `watched`, for `book`; seeded books are shorter than the watched one. */
export function forBook(call: Call, watched: string, book: string): Call {
  return {
    ...call,
    path: call.path.replaceAll(watched, book),
    body:
      call.body
        ?.replaceAll(watched, book)
        .replace(
          /"currentPage":(\d+)/,
          (_, page: string) => `"currentPage":${1 + (Number(page) % 8)}`,
        ) ?? null,
  };
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

/** The bytes that ask for `call`, as a browser that is signed in with `token` does. */
export function requestOf({ method, path, prefer, body }: Call, token: string): Buffer {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'accept-encoding: gzip, deflate, br',
    ...(prefer === null ? [] : [`prefer: ${prefer}`]),
    ...(body === null
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
