import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Library, openLibrary } from '../test-support/library.ts';

let library: Library;
let arrived: PromiseWithResolvers<void>;
let arrivals: number;
let answered: PromiseWithResolvers<void>;
let agent: Agent;

beforeEach(async () => {
  library = await openLibrary('sqlite');
  arrived = Promise.withResolvers();
  arrivals = 0;
  answered = Promise.withResolvers();
  library.app.get('/slow', async () => {
    arrivals++;
    arrived.resolve();
    await answered.promise;
    return { status: 'answered' };
  });
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

async function ask({ address, port }: AddressInfo, path: string) {
  const [answer] = (await once(
    request({ host: address, port, path, agent }).end(),
    'response',
  )) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  return { status, connection: headers.connection, body: await json(answer) };
}

const addresses = () => library.app.addresses() as AddressInfo[];

async function listen(host: string): Promise<AddressInfo> {
  await library.app.listen({ host, port: 0 });
  return addresses()[0]!;
}

test('health checks fail after the announcement, while other requests are still served', async () => {
  const at = await listen('127.0.0.1');
  expect(await ask(at, '/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  library.app.gracefulShutdown.announce();
  for (const path of ['/readyz', '/healthz']) {
    expect(await ask(at, path)).toMatchObject({
      status: 503,
      connection: 'close',
      body: { code: 'unavailable', message: 'This instance is about to close.' },
    });
  }
  answered.resolve();
  expect(await ask(at, '/slow')).toMatchObject({ status: 200, connection: 'close' });
  expect(library.log.join()).not.toContain('about to close');
});

test('a request in flight is answered, and its connection does not delay the shutdown', async () => {
  const at = await listen('127.0.0.1');
  const slow = ask(at, '/slow');
  await arrived.promise;
  library.app.gracefulShutdown.announce();
  const closed = library.app.close();
  answered.resolve();
  expect(await slow).toMatchObject({ status: 200, connection: 'close' });
  await closed;
});

test('a connection without any request does not delay the shutdown', async () => {
  const { port } = await listen('127.0.0.1');
  const accepted = once(library.app.server, 'connection');
  const silent = connect(port, '127.0.0.1');
  await accepted;
  const gone = once(silent, 'close');
  await library.app.close();
  await gone;
});

test('a request that arrives during the shutdown is served on an open connection', async () => {
  const at = await listen('127.0.0.1');
  const late = connect(at.port, at.address);
  late.write('GET /slow HTTP/1.1\r\nHost: library\r\n');
  const slow = ask(at, '/slow');
  await arrived.promise;
  const closed = library.app.close();
  await vi.waitUntil(() => !library.app.server.listening, { timeout: 15_000 });
  late.write('\r\n');
  answered.resolve();
  expect(await text(late)).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*"answered"/i);
  await slow;
  await closed;
});

test('the shutdown waits for requests on every address', async () => {
  await listen('localhost');
  const { app } = library;
  const requests = addresses().map((at) => ask(at, '/slow'));
  await vi.waitUntil(() => arrivals === requests.length, { timeout: 15_000 });
  const finished = app.close().then(() => app.gracefulShutdown.finished());
  const state = await Promise.race([finished.then(() => 'over'), Promise.resolve('waiting')]);
  expect(state).toBe('waiting');
  answered.resolve();
  const answers = await Promise.all(requests);
  expect(answers.map(({ status }) => status)).toEqual(requests.map(() => 200));
  await finished;
});
