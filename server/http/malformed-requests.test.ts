// Malformed and incomplete requests, over real connections.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { errorBody } from '../../contracts/errors.ts';
import { ARRIVAL_TIMEOUTS } from './malformed-requests.ts';
import { type Library, openLibrary } from '../test-support/library.ts';

let library: Library;
let port: number;
let bearer: string;
beforeAll(async () => {
  library = await openLibrary('sqlite');
  bearer = `Authorization: Bearer ${await library.identity.sign('kim')}`;
  await library.app.listen({ port: 0, host: '127.0.0.1' });
  port = (library.app.server.address() as AddressInfo).port;
});

/** Sends the text and returns the response, once the server has closed the connection. */
async function send(text: string, then?: (serverSide: Socket, socket: Socket) => unknown) {
  const accepted = once(library.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  // The server may close before everything is sent.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(text);
  const [serverSide] = (await accepted) as [Socket];
  if (then) {
    await once(serverSide, 'data');
    await then(serverSide, socket);
  }
  await closed;
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: errorBody.parse(JSON.parse(body)) };
}

const post = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';

test.each([
  ['text that is not HTTP', 'HELLO\r\n\r\n', 400, 'request'],
  ['a huge header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431, 'headers'],
  ['too many headers', `GET / HTTP/1.1\r\n${'X-A: bbbbbbbb\r\n'.repeat(3000)}\r\n`, 431, 'headers'],
  ['a huge URL', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\n\r\n`, 431, 'headers'],
  ['an invalid content length', post('/api/progress', 'Content-Length: x'), 400, 'request'],
  [
    'both a content length and chunks',
    post('/api/progress', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    400,
    'request',
  ],
])('%s is refused, and the error names the field', async (_, text, status, field) => {
  const answer = await send(text);
  expect(answer.status).toBe(status);
  expect(answer.body.issues?.map((issue) => issue.field)).toEqual([field]);
});

test('a body with a content length over the limit is refused before it is read', async () => {
  const answer = await send(
    post('/api/auth/firebase/sync', bearer, JSON_TYPE, 'Content-Length: 65537'),
  );
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'too_large', issues: [{ field: 'body' }] },
  });
});

test('a body without a content length is refused when it exceeds the limit', async () => {
  const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
  const answer = await send(
    post('/api/auth/firebase/sync', bearer, JSON_TYPE, 'Transfer-Encoding: chunked') +
      chunk.repeat(17),
  );
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'too_large', issues: [{ field: 'body' }] },
  });
});

test('an unauthenticated call is refused without waiting for its body', async () => {
  const answer = await send(post('/api/auth/firebase/sync', JSON_TYPE, 'Content-Length: 60000'));
  expect(answer.status).toBe(401);
});

test('a body that does not arrive in time is refused with 408', async () => {
  const { server } = library.app;
  expect(server.requestTimeout).toBe(ARRIVAL_TIMEOUTS.request);
  expect(ARRIVAL_TIMEOUTS.request).toBe(30_000);
  expect(server.headersTimeout).toBe(ARRIVAL_TIMEOUTS.headers);
  const slow = post('/api/auth/firebase/sync', bearer, JSON_TYPE, 'Content-Length: 50') + '{"first';
  // The error that Node emits when the timeout has passed.
  const timeout = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const answer = await send(slow, (socket) => server.emit('clientError', timeout, socket));
  expect(answer).toMatchObject({
    status: 408,
    body: {
      code: 'invalid_request',
      message: 'The request took too long to arrive. Please try again.',
      issues: [{ field: 'body' }],
    },
  });
});

test.each([
  ['/api/admin/catalogue/check', 'application/json'],
  ['/api/admin/catalogue', 'application/json'],
  ['/api/admin/pictures?for=cover', 'image/png'],
  ['/api/admin/flipbooks', 'application/pdf'],
])('an owner’s file for %s may take longer than the timeout', async (path, type) => {
  const { server } = library.app;
  const timeout = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const owner = `admin-auth: ${await library.adminToken()}`;
  const begun = post(path, owner, `Content-Type: ${type}`, 'Content-Length: 4') + '{"a';
  const added = vi.spyOn(WeakSet.prototype, 'add');
  const answer = await send(begun, async (serverSide, socket) => {
    // Wait until the owner is authorized.
    await vi.waitFor(
      () => expect(added.mock.calls.some(([one]) => one === serverSide)).toBe(true),
      { timeout: 15_000 },
    );
    server.emit('clientError', timeout, serverSide);
    socket.write('"');
  });
  // The error is about the content of the file, so the file has arrived.
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/ends in the middle|PNG, JPEG|not a PDF/);
});

test('an unauthenticated call is refused without waiting for its file', async () => {
  const begun = post('/api/admin/catalogue', JSON_TYPE, 'Content-Length: 4') + '{"a';
  expect((await send(begun)).status).toBe(401);
});
