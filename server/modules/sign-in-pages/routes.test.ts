import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterFile } from '../../../test-support/after-file.ts';
import { answerError } from '../../http/errors.ts';
import { proxySettings, type ProxySettings, signInPageRoutes } from './routes.ts';

const own = { projectId: 'our-project', apiKey: 'key', authDomain: 'library.example.com' };
const provider = proxySettings({ ...own, host: null });

/** The provider's host, and the requests it received. */
let upstream: string;
const received: IncomingMessage[] = [];

async function openProvider(): Promise<Server> {
  const server = createServer((request, response) => {
    received.push(request);
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=1800',
      'set-cookie': 'of=them',
      ...(request.url?.endsWith('policy') && { 'content-security-policy': "script-src 'self'" }),
    });
    response.end(gzipSync('handle()'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function openApp(changes: Partial<ProxySettings>): Promise<FastifyInstance> {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest('failure', null);
  await app.register(signInPageRoutes, { ...provider, upstream, ...changes });
  afterFile(() => app.close());
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  const server = await openProvider();
  afterFile(() => server.close());
  upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await openApp({});
});
beforeEach(() => {
  received.length = 0;
});

test('without a stand-in the provider is the host of the Firebase project', () => {
  expect(provider.upstream).toBe('https://our-project.firebaseapp.com');
});

test('a page is forwarded unchanged, and only the library may show it in a frame', async () => {
  const answer = await app.inject('/__/auth/handler?code=a%20b&state=c');
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /__/auth/handler?code=a%20b&state=c',
  ]);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-encoding': 'gzip',
    'cache-control': 'max-age=1800',
    'content-security-policy': "frame-ancestors 'self'",
  });
  expect(answer.rawPayload).toEqual(gzipSync('handle()'));
});

test('a content security policy of the provider is kept beside ours', async () => {
  const { headers } = await app.inject('/__/auth/policy');
  expect(headers['content-security-policy']).toBe("script-src 'self', frame-ancestors 'self'");
});

test('tokens, cookies and client addresses are not forwarded, nor are the provider’s cookies returned', async () => {
  const { headers } = await app.inject({
    url: '/__/auth/iframe',
    headers: {
      authorization: 'Bearer token',
      'admin-auth': 'token',
      cookie: 'a=b',
      origin: 'https://library.example.com',
      'x-forwarded-for': '203.0.113.7',
      'accept-language': 'en-AU',
    },
  });
  const names = Object.keys(received[0]?.headers ?? {});
  expect(names.toSorted()).toEqual(['accept-language', 'connection', 'host', 'user-agent']);
  expect(received[0]?.headers.host).toBe(new URL(upstream).host);
  expect(headers).not.toHaveProperty('set-cookie');
});

test('the hosting settings are forwarded, too', async () => {
  expect((await app.inject('/__/firebase/init.json')).statusCode).toBe(200);
});

test.each([
  '/__/',
  '/__/firebase/9.0.0/firebase-app.js',
  '/__/auth/../firebase/init.js',
  '/__/auth/%2e%2e/%2e%2e/secret',
  '/__/auth/..%2fsecret',
  '/__/auth/@evil.example/x',
  '/__/auth//evil.example/x:y',
  '/__/auth/a b',
])('other paths are not forwarded: %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
  expect(received).toEqual([]);
});

test('POST requests are not forwarded to the provider', async () => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/__/auth/handler', body: 'a=b' });
  expect(statusCode).toBe(404);
  expect(received).toEqual([]);
});

describe('while the provider is unavailable', () => {
  let unavailable: FastifyInstance;
  beforeAll(async () => {
    unavailable = await openApp({ upstream: 'http://127.0.0.1:1' });
  });

  test('a person gets a page with a message and a link back', async () => {
    const { statusCode, headers, body } = await unavailable.inject({
      url: '/__/auth/handler',
      headers: { accept: 'text/html,*/*' },
    });
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('The sign-in service cannot be reached right now.');
    expect(body).toContain('href="/signin"');
  });

  test('a script gets a JSON error', async () => {
    const answer = await unavailable.inject('/__/auth/iframe.js');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'provider_unavailable' });
  });
});

test('a stand-in gets the forwarded host and the unchanged body', async () => {
  const standIn = await openApp({ ...proxySettings({ ...own, host: upstream }) });
  const answer = await standIn.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    headers: { host: 'library.test', 'content-type': 'application/json' },
    body: '{"email": "a@example.com"}',
  });
  expect(answer.statusCode).toBe(200);
  expect(received[0]?.headers).toMatchObject({
    'x-forwarded-host': 'library.test',
    'content-type': 'application/json',
    'content-length': '26',
  });
});
