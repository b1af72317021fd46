import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

let closing: (() => Promise<unknown>)[];
beforeEach(() => void (closing = []));
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

async function startInstance(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const startReplying = (name: string) => startInstance((_, reply) => void reply.end(name));

async function proxyOf(...targets: string[]): Promise<RoundRobin> {
  const proxy = await startRoundRobin(targets);
  closing.push(proxy.close);
  return proxy;
}

/** Returns an origin where no server listens. */
async function unusedOrigin(): Promise<string> {
  const gone = await startReplying('gone');
  await closing.pop()?.();
  return gone;
}

const getText = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

test('each request goes to the next instance', async () => {
  const { address } = await proxyOf(await startReplying('one'), await startReplying('two'));
  const replies = [await getText(address), await getText(address), await getText(address)];
  expect(replies).toEqual(['one', 'two', 'one']);
});

test('targets can be changed', async () => {
  const proxy = await proxyOf(await startReplying('one'));
  proxy.setTargets([await startReplying('two')]);
  expect(await getText(proxy.address)).toBe('two');
});

test('path, method, body, status and headers are forwarded, and the client is named in forwarded headers', async () => {
  const echo = await startInstance((call, reply) => {
    void text(call).then((body) => {
      const { method, url, headers } = call;
      reply.writeHead(418, { 'x-own': 'kept', connection: 'close' });
      reply.end(JSON.stringify({ method, url, body, headers }));
    });
  });
  const { address } = await proxyOf(echo);
  const answer = await fetch(`${address}/a/b?c=1`, {
    method: 'POST',
    body: 'words',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(answer.status).toBe(418);
  expect(answer.headers.get('x-own')).toBe('kept');
  expect(answer.headers.get('connection')).toBe('keep-alive');
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    url: '/a/b?c=1',
    body: 'words',
    headers: {
      host: new URL(address).host,
      'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9, (::1|127\.0\.0\.1)$/),
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(address).host,
    },
  });
});

test('request and response bodies are streamed', async () => {
  const echo = await startInstance((call, reply) => void call.pipe(reply));
  const { address } = await proxyOf(echo);
  const onward = request(address, { method: 'POST' });
  const answered = new Promise<IncomingMessage>((resolve) => onward.once('response', resolve));
  onward.write('first');
  const answer = await answered;
  const chunk = await new Promise((resolve) => answer.once('data', resolve));
  expect(String(chunk)).toBe('first');
  onward.end('last');
  expect(await text(answer)).toBe('last');
});

test('a request that reached no instance is sent to the next, whatever its method', async () => {
  const echo = await startInstance((call, reply) => void call.pipe(reply));
  const { address } = await proxyOf(await unusedOrigin(), echo);
  expect(await getText(address, { method: 'POST', body: 'whole' })).toBe('whole');
});

test('when the connection breaks, a GET is retried and a POST is not', async () => {
  const breaking = await startInstance((call) => void (call.socket as Socket).destroy());
  const proxy = await proxyOf(breaking, await startReplying('two'));
  expect(await getText(proxy.address)).toBe('two');
  const written = [0, 1].map(() => fetch(proxy.address, { method: 'POST', body: 'once' }));
  const statuses = (await Promise.all(written)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 502]);
});

test('the status is 502 when no instance listens', async () => {
  const { address } = await proxyOf(await unusedOrigin(), await unusedOrigin());
  expect((await fetch(address)).status).toBe(502);
});

test('an instance notices that the client has disconnected', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const { address } = await proxyOf(await startInstance((call) => arrived.resolve(call)));
  const aborter = new AbortController();
  const answer = fetch(address, { signal: aborter.signal });
  const call = await arrived.promise;
  const gone = new Promise((resolve) => call.once('close', resolve));
  aborter.abort();
  await expect(answer).rejects.toThrow('aborted');
  await gone;
});
