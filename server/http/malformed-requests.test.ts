// What no well-behaved browser sends, over real connections.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { errorBody } from '../../contracts/errors.ts';
import { ARRIVE_WITHIN } from './malformed-requests.ts';
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

/** Sends this and answers what comes back until the server closes. */
async function send(text: string, then?: (serverSide: Socket, socket: Socket) => unknown) {
  const accepted = once(library.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // The server may have closed before all was sent.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(text);
  const [serverSide] = (await accepted) as [Socket];
  if (then) {
    await once(serverSide, 'data');
    await then(serverSide, socket);
  }
  await closed;
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: errorBody.parse(JSON.parse(body)) };
}

const post = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400, 'request'],
  ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431, 'headers'],
  ['many headers', `GET / HTTP/1.1\r\n${'X-A: bbbbbbbb\r\n'.repeat(3000)}\r\n`, 431, 'headers'],
  ['an address without end', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\n\r\n`, 431, 'headers'],
  ['a length that is none', post('/api/progress', 'Content-Length: x'), 400, 'request'],
  [
    'two ways to end',
    post('/api/progress', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    400,
    'request',
  ],
])('%s is refused with a sentence', async (_, text, status, field) => {
  const answer = await send(text);
  expect(answer.status).toBe(status);
  expect(answer.body.issues?.map((issue) => issue.field)).toEqual([field]);
});

test('a body that says how much it is and is too much is refused before it is read', async () => {
  const answer = await send(
    post('/api/auth/firebase/sync', bearer, JSON_TYPE, 'Content-Length: 65537'),
  );
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'too_large', issues: [{ field: 'body' }] },
  });
});

test('a body that does not say how much it is is read up to the limit', async () => {
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

test('a stranger’s body is not waited for', async () => {
  const answer = await send(post('/api/auth/firebase/sync', JSON_TYPE, 'Content-Length: 60000'));
  expect(answer.status).toBe(401);
});

test('a body that does not come to its end is given up, with a sentence', async () => {
  const { server } = library.app;
  expect(server.requestTimeout).toBe(ARRIVE_WITHIN.request);
  expect(ARRIVE_WITHIN.request).toBe(30_000);
  expect(server.headersTimeout).toBe(ARRIVE_WITHIN.headers);
  const slow = post('/api/auth/firebase/sync', bearer, JSON_TYPE, 'Content-Length: 50') + '{"first';
  // What Node says once that time is over.
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
])('an owner’s file for %s may take longer, and is answered', async (path, type) => {
  const { server } = library.app;
  const timeout = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const owner = `admin-auth: ${await library.adminToken()}`;
  const begun = post(path, owner, `Content-Type: ${type}`, 'Content-Length: 4') + '{"a';
  const added = vi.spyOn(WeakSet.prototype, 'add');
  const answer = await send(begun, async (serverSide, socket) => {
    // Who she is has been found out.
    await vi.waitFor(() => expect(added.mock.calls.some(([one]) => one === serverSide)).toBe(true));
    server.emit('clientError', timeout, serverSide);
    socket.write('"');
  });
  // Of what it says the file is: it has arrived.
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/ends in the middle|PNG, JPEG|not a PDF/);
});

test('a stranger’s file may not', async () => {
  const begun = post('/api/admin/catalogue', JSON_TYPE, 'Content-Length: 4') + '{"a';
  expect((await send(begun)).status).toBe(401);
});
