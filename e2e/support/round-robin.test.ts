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

const saying = (name: string) => startInstance((_, reply) => void reply.end(name));

async function proxyOf(...targets: string[]): Promise<RoundRobin> {
  const proxy = await startRoundRobin(targets);
  closing.push(proxy.close);
  return proxy;
}

/** An origin at which nobody listens. */
async function nobody(): Promise<string> {
  const gone = await saying('gone');
  await closing.pop()?.();
  return gone;
}

const ask = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

test('each request goes to the next instance', async () => {
  const { address } = await proxyOf(await saying('one'), await saying('two'));
  const said = [await ask(address), await ask(address), await ask(address)];
  expect(said).toEqual(['one', 'two', 'one']);
});

test('targets can be changed', async () => {
  const proxy = await proxyOf(await saying('one'));
  proxy.setTargets([await saying('two')]);
  expect(await ask(proxy.address)).toBe('two');
});

test('path, method, body, status and headers pass through, and who asked is told', async () => {
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

test('a body is passed on while it arrives, and an answer while it is made', async () => {
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

test('a request that reached no instance goes to the next, whatever it asks for', async () => {
  const echo = await startInstance((call, reply) => void call.pipe(reply));
  const { address } = await proxyOf(await nobody(), echo);
  expect(await ask(address, { method: 'POST', body: 'whole' })).toBe('whole');
});

test('a reading request is asked again where its connection broke, a writing one is not', async () => {
  const breaking = await startInstance((call) => void (call.socket as Socket).destroy());
  const proxy = await proxyOf(breaking, await saying('two'));
  expect(await ask(proxy.address)).toBe('two');
  const written = [0, 1].map(() => fetch(proxy.address, { method: 'POST', body: 'once' }));
  const statuses = (await Promise.all(written)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 502]);
});

test('where nobody listens the answer is 502', async () => {
  const { address } = await proxyOf(await nobody(), await nobody());
  expect((await fetch(address)).status).toBe(502);
});

test('an instance learns that whoever asked has gone', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const { address } = await proxyOf(await startInstance((call) => arrived.resolve(call)));
  const asking = new AbortController();
  const answer = fetch(address, { signal: asking.signal });
  const call = await arrived.promise;
  const gone = new Promise((resolve) => call.once('close', resolve));
  asking.abort();
  await expect(answer).rejects.toThrow('aborted');
  await gone;
});
