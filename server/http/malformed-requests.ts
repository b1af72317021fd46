// What is no request at all, or never becomes one: answered on the bare connection, in the words of
// the contract, before it is closed.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts';

/** For how long a request may take to arrive, and its headers alone, in milliseconds. */
export const ARRIVE_WITHIN = { request: 30_000, headers: 15_000, checkedEvery: 5_000 };

/** Connections on which a file arrives, which takes as long as the line of its owner needs. */
const slow = new WeakSet<Socket>();

/** Lets a request that is on its way take longer than others to arrive; whoever reads it sees to its end. */
export function letArriveSlowly(socket: Socket): void {
  slow.add(socket);
}

type Answer = [status: number, code: ErrorCode, field: string, message: string];

const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'headers', 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large', 'body', 'The request is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'invalid_request',
    'body',
    'The request took too long to arrive. Please try again.',
  ],
};
const unreadable: Answer = [400, 'invalid_request', 'request', 'The request cannot be understood'];

/** Fastify's handler of Node's `clientError`. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && slow.has(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, field, message] = answers[error.code ?? ''] ?? unreadable;
  const answer: ErrorBody = { code, message, issues: [{ field, message }] };
  const body = JSON.stringify(answer);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
