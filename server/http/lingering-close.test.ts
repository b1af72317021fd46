// Bodies that nobody reads, over real connections.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import { READ_ON } from './lingering-close.ts';
import { type Library, openLibrary } from '../test-support/library.ts';

const GIGABYTE = 2 ** 30;
const PIECE = 65_536;
/** What may be on its way between the connection and whoever counts, with what frames the chunks. */
const ON_ITS_WAY = 16 * PIECE;

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
  const heard = { text: '', error: null as Error | null };
  socket.on('data', (chunk: Buffer) => (heard.text += chunk.toString()));
  socket.on('error', (error) => (heard.error = error));
  const [serverSide] = (await accepted) as [Socket];
  const closed = Promise.all(
    [socket, serverSide].map((side) => new Promise((resolve) => side.once('close', resolve))),
  );
  return { socket, serverSide, heard, closed };
}

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = `${PIECE.toString(16)}\r\n${'x'.repeat(PIECE)}\r\n`;

/** Sends that again and again, for as long as it is taken. */
function pour(socket: Socket, piece: string): void {
  let left = GIGABYTE / PIECE;
  const write = () => {
    while (left-- > 0 && socket.writable) {
      if (!socket.write(piece)) return void socket.once('drain', write);
    }
  };
  write();
}

const LENGTH = `Content-Length: ${GIGABYTE}`;
const sync = '/api/auth/firebase/sync';
test.each([
  ['a stranger’s', 401, sync, () => [JSON_TYPE, LENGTH], 0],
  ['a stranger’s, in chunks', 401, sync, () => [JSON_TYPE, CHUNKED], 0],
  ['a parent’s', 413, sync, () => [bearer, JSON_TYPE, LENGTH], 0],
  ['a parent’s, in chunks', 413, sync, () => [bearer, JSON_TYPE, CHUNKED], 65_536],
  ['one of another type', 400, sync, () => [bearer, 'Content-Type: text/plain', LENGTH], 0],
  ['a guess', 413, '/api/admin/login', () => [JSON_TYPE, LENGTH], 0],
  ['a call that is none', 413, '/api/nothing', () => [JSON_TYPE, LENGTH], 0],
  [
    'a picture',
    413,
    '/api/admin/pictures?for=cover',
    () => [owner, 'Content-Type: image/png', LENGTH],
    0,
  ],
  [
    'a PDF, in chunks',
    413,
    '/api/admin/flipbooks',
    () => [owner, 'Content-Type: application/pdf', CHUNKED],
    endpoints['POST /api/admin/flipbooks'].longestBody,
  ],
])('of a gigabyte little is read: %s', async (_, status, path, lines, limit) => {
  const { socket, serverSide, heard, closed } = await open();
  const sent = lines();
  socket.write(head(path, ...sent));
  pour(socket, sent.includes(CHUNKED) ? chunk : 'x'.repeat(PIECE));
  await closed;
  expect(Number(heard.text.split(' ')[1])).toBe(status);
  expect(heard.text).toMatch(/^connection: close\r$/im);
  // It was cut off because that was enough, and not because it was slow.
  expect(serverSide.bytesRead).toBeGreaterThan(limit + READ_ON.bytes);
  expect(serverSide.bytesRead).toBeLessThan(limit + READ_ON.bytes + ON_ITS_WAY);
});

test('a body somewhat over the limit is heard to its end, and its sender gets the sentence', async () => {
  const { socket, serverSide, heard, closed } = await open();
  const body = 'x'.repeat(10 * PIECE);
  const request = head(sync, bearer, JSON_TYPE, `Content-Length: ${body.length}`);
  // As browsers do: what was answered is looked at once everything has been sent.
  socket.pause();
  socket.end(request + body);
  await once(socket, 'finish');
  socket.resume();
  await closed;
  expect(heard.error).toBeNull();
  expect(heard.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard.text).toContain('"code":"too_large"');
  expect(serverSide.bytesRead).toBe(request.length + body.length);
});

test('after a short body that was refused the connection serves on', async () => {
  const { socket, heard, closed } = await open();
  const body = 'x'.repeat(PIECE);
  socket.write(head(sync, JSON_TYPE, `Content-Length: ${body.length}`));
  await vi.waitFor(() => expect(heard.text).toContain('"code":"unauthorized"'));
  socket.write(body);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed;
  expect(heard.error).toBeNull();
  expect(heard.text).toContain('{"status":"ok"}');
});

test('a body in chunks that was taken whole does not end the connection', async () => {
  const { socket, heard, closed } = await open();
  socket.write(`${head('/api/admin/login', JSON_TYPE, CHUNKED)}2\r\n{}\r\n0\r\n\r\n`);
  await vi.waitFor(() => expect(heard.text).toContain('"code":"invalid_request"'));
  expect(heard.text).not.toMatch(/^connection: close\r$/im);
  socket.destroy();
  await closed;
});

test('what follows a body that was refused is no request', async () => {
  const { socket, serverSide, closed } = await open();
  const asked = vi.fn();
  library.app.server.on('request', asked);
  const request = `${head(sync, bearer, JSON_TYPE, CHUNKED)}${chunk}${chunk}`;
  socket.write(request);
  await once(serverSide, 'finish');
  socket.end(`0\r\n\r\n${head('/api/error-reports', JSON_TYPE, 'Content-Length: 0')}`);
  await closed;
  library.app.server.off('request', asked);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('whoever neither sends on nor goes is not waited for', async () => {
  const { socket, serverSide, heard, closed } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  socket.write(head(sync, JSON_TYPE, LENGTH));
  await once(serverSide, 'finish');
  expect(serverSide.destroyed).toBe(false);
  vi.advanceTimersByTime(READ_ON.milliseconds);
  expect(serverSide.destroyed).toBe(true);
  await closed;
  expect(heard.text).toMatch(/^HTTP\/1\.1 401 /);
});
