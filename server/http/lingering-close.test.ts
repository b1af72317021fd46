// Unread request bodies, over real connections.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import { DRAIN_LIMITS } from './lingering-close.ts';
import { type Library, openLibrary } from '../test-support/library.ts';

const GIGABYTE = 2 ** 30;
const PIECE = 65_536;
/** Allowance for buffered bytes and for the framing of chunks. */
const TOLERANCE = 16 * PIECE;

let library: Library;
let port: number;
let bearer: string;
let owner: string;
beforeAll(async () => {
  library = await openLibrary('sqlite');
  bearer = `Authorization: Bearer ${await library.identity.sign('kim')}`;
  owner = `admin-auth: ${await library.adminToken()}`;
  await library.app.listen({ port: 0, host: '127.0.0.1' });
  port = (library.app.server.address() as AddressInfo).port;
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const accepted = once(library.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  const received = { text: '', error: null as Error | null };
  socket.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
  socket.on('error', (error) => (received.error = error));
  const [serverSide] = (await accepted) as [Socket];
  const closed = Promise.all(
    [socket, serverSide].map((side) => new Promise((resolve) => side.once('close', resolve))),
  );
  return { socket, serverSide, received, closed };
}

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = `${PIECE.toString(16)}\r\n${'x'.repeat(PIECE)}\r\n`;

/** Sends the piece again and again, up to a gigabyte, while the socket is writable. */
function flood(socket: Socket, piece: string): void {
  let remaining = GIGABYTE / PIECE;
  const write = () => {
    while (remaining-- > 0 && socket.writable) {
      if (!socket.write(piece)) return void socket.once('drain', write);
    }
  };
  write();
}

const LENGTH = `Content-Length: ${GIGABYTE}`;
const sync = '/api/auth/firebase/sync';
test.each([
  ['from an unauthenticated client', 401, sync, () => [JSON_TYPE, LENGTH], 0],
  ['from an unauthenticated client, in chunks', 401, sync, () => [JSON_TYPE, CHUNKED], 0],
  ['from a signed-in parent', 413, sync, () => [bearer, JSON_TYPE, LENGTH], 0],
  ['from a signed-in parent, in chunks', 413, sync, () => [bearer, JSON_TYPE, CHUNKED], 65_536],
  ['with another content type', 400, sync, () => [bearer, 'Content-Type: text/plain', LENGTH], 0],
  ['to the login', 413, '/api/admin/login', () => [JSON_TYPE, LENGTH], 0],
  ['to an unknown endpoint', 413, '/api/nothing', () => [JSON_TYPE, LENGTH], 0],
  [
    'a picture, from an owner',
    413,
    '/api/admin/pictures?for=cover',
    () => [owner, 'Content-Type: image/png', LENGTH],
    0,
  ],
  [
    'a PDF in chunks, from an owner',
    413,
    '/api/admin/flipbooks',
    () => [owner, 'Content-Type: application/pdf', CHUNKED],
    endpoints['POST /api/admin/flipbooks'].longestBody,
  ],
])('only a little of a gigabyte is read: %s', async (_, status, path, lines, limit) => {
  const { socket, serverSide, received, closed } = await open();
  const sent = lines();
  socket.write(head(path, ...sent));
  flood(socket, sent.includes(CHUNKED) ? chunk : 'x'.repeat(PIECE));
  await closed;
  expect(Number(received.text.split(' ')[1])).toBe(status);
  expect(received.text).toMatch(/^connection: close\r$/im);
  // The byte limit ended it, not the timeout.
  expect(serverSide.bytesRead).toBeGreaterThan(limit + DRAIN_LIMITS.bytes);
  expect(serverSide.bytesRead).toBeLessThan(limit + DRAIN_LIMITS.bytes + TOLERANCE);
});

test('a body slightly over the limit is read to its end, and its sender gets the response', async () => {
  const { socket, serverSide, received, closed } = await open();
  const body = 'x'.repeat(10 * PIECE);
  const request = head(sync, bearer, JSON_TYPE, `Content-Length: ${body.length}`);
  // Like a browser: reads the response only after everything has been sent.
  socket.pause();
  socket.end(request + body);
  await once(socket, 'finish');
  socket.resume();
  await closed;
  expect(received.error).toBeNull();
  expect(received.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(received.text).toContain('"code":"too_large"');
  expect(serverSide.bytesRead).toBe(request.length + body.length);
});

test('the connection stays open after a short refused body', async () => {
  const { socket, received, closed } = await open();
  const body = 'x'.repeat(PIECE);
  socket.write(head(sync, JSON_TYPE, `Content-Length: ${body.length}`));
  await vi.waitFor(() => expect(received.text).toContain('"code":"unauthorized"'), {
    timeout: 15_000,
  });
  socket.write(body);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed;
  expect(received.error).toBeNull();
  expect(received.text).toContain('{"status":"ok"}');
});

test('a chunked body that was read whole does not close the connection', async () => {
  const { socket, received, closed } = await open();
  socket.write(`${head('/api/admin/login', JSON_TYPE, CHUNKED)}2\r\n{}\r\n0\r\n\r\n`);
  await vi.waitFor(() => expect(received.text).toContain('"code":"invalid_request"'), {
    timeout: 15_000,
  });
  expect(received.text).not.toMatch(/^connection: close\r$/im);
  socket.destroy();
  await closed;
});

test('data after a refused body is not handled as a request', async () => {
  const { socket, serverSide, closed } = await open();
  const onRequest = vi.fn();
  library.app.server.on('request', onRequest);
  const request = `${head(sync, bearer, JSON_TYPE, CHUNKED)}${chunk}${chunk}`;
  socket.write(request);
  await once(serverSide, 'finish');
  socket.end(`0\r\n\r\n${head('/api/error-reports', JSON_TYPE, 'Content-Length: 0')}`);
  await closed;
  library.app.server.off('request', onRequest);
  expect(onRequest).toHaveBeenCalledTimes(1);
});

test('a client that neither sends nor disconnects is cut off after the time limit', async () => {
  const { socket, serverSide, received, closed } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  socket.write(head(sync, JSON_TYPE, LENGTH));
  await once(serverSide, 'finish');
  expect(serverSide.destroyed).toBe(false);
  vi.advanceTimersByTime(DRAIN_LIMITS.milliseconds);
  expect(serverSide.destroyed).toBe(true);
  await closed;
  expect(received.text).toMatch(/^HTTP\/1\.1 401 /);
});
