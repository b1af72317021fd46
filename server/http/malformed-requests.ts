// Answers malformed and incomplete requests directly on the socket, with an error body of the contract, and
// closes the connection.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts';

/** How long a request and its headers may take to arrive, in milliseconds. */
export const ARRIVAL_TIMEOUTS = { request: 30_000, headers: 15_000, checkedEvery: 5_000 };

/** Sockets that receive a file upload, which may take longer than `ARRIVAL_TIMEOUTS`. */
const uploading = new WeakSet<Socket>();

/** Exempts the request on this socket from the arrival timeout. Its reader must enforce its own timeout. */
export function extendArrivalTimeout(socket: Socket): void {
  uploading.add(socket);
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
const unreadable: Answer = [400, 'invalid_request', 'request', 'The request is not valid'];

/** Fastify's handler of Node's `clientError`. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, field, message] = answers[error.code ?? ''] ?? unreadable;
  const errorBody: ErrorBody = { code, message, issues: [{ field, message }] };
  const body = JSON.stringify(errorBody);
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
