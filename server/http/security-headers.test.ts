import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary, testBook, testConfig } from '../test-support/library.ts';
import { commonHeaders, documentHeaders, frameHeaders } from './security-headers.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const inert =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Every kind of response except the document: its request and its status. */
const answers: Record<string, InjectOptions & { status: number }> = {
  'an asset': { url: '/assets/first.js', status: 200 },
  'a missing asset': { url: '/assets/none.js', status: 404 },
  'a missing picture': { url: '/public-objects/none.svg', status: 404 },
  'a call': { url: '/api/books', headers: { authorization: 'subscriber' }, status: 200 },
  'a call without a response body': {
    method: 'POST',
    url: '/api/admin/logout',
    headers: { 'admin-auth': 'owner' },
    status: 204,
  },
  'an unauthenticated call': { url: '/api/books', status: 401 },
  'a call without a subscription': {
    url: '/api/books',
    headers: { authorization: 'visitor' },
    status: 403,
  },
  'a call with bad fields': {
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: '' },
    status: 400,
  },
  'a call with invalid JSON': {
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'content-type': 'application/json' },
    payload: '{',
    status: 400,
  },
  'a call that is too large': {
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: 'x'.repeat(70_000) },
    status: 413,
  },
  'an unknown call': { url: '/api/none', status: 404 },
  'an unsupported method': { method: 'DELETE', url: '/', status: 404 },
  'an invalid URL': { url: '/api/%zz', status: 400 },
  'a provider that is down': {
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: { authorization: 'unlucky' },
    status: 503,
  },
  'an internal failure': { url: '/readyz', status: 500 },
  'a redirect': { url: '/api/login', status: 302 },
  'a webhook': {
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'stripe-signature': 'good' },
    payload: '{"id":"evt_1","type":"x","customerId":null}',
    status: 200,
  },
  'a webhook with a bad signature': {
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'stripe-signature': 'bad' },
    payload: '{}',
    status: 400,
  },
  'the OpenAPI document': { url: '/api/openapi.json', status: 200 },
  'the health check': { url: '/healthz', status: 200 },
};

describe('the security headers of every response', () => {
  let library: Library;
  let broken: Library;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    [library, broken] = await Promise.all([
      openLibrary('sqlite', [testBook()]),
      openLibrary('sqlite'),
    ]);
    await library.subscriber('subscriber');
    for (const uid of ['subscriber', 'visitor', 'unlucky']) {
      tokens[uid] = `Bearer ${await library.identity.sign(uid)}`;
    }
    for (const name of ['cover.svg', 'cover.png']) {
      writeFileSync(join(library.dataDir, 'objects', name), PICTURE);
    }
    await broken.database.close();
  });

  async function ask({ status, ...request }: InjectOptions & { status: number }) {
    library.payments.down = status === 503;
    const { authorization, 'admin-auth': admin } = request.headers ?? {};
    return (status === 500 ? broken : library).app.inject({
      ...request,
      headers: {
        ...request.headers,
        ...(authorization !== undefined && { authorization: tokens[String(authorization)] }),
        ...(admin !== undefined && { 'admin-auth': await library.adminToken() }),
      },
    });
  }

  test.each(Object.entries(answers))('%s', async (_, request) => {
    const { statusCode, headers } = await ask(request);
    expect(statusCode).toBe(request.status);
    expect(headers).toMatchObject({
      'content-security-policy': inert,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['a picture', 'cover.png', inert],
    ['an SVG picture', 'cover.svg', inert.replace(';', "; style-src 'unsafe-inline';")],
  ])('%s, which other sites may embed', async (_, name, policy) => {
    const { headers } = await library.app.inject(`/public-objects/${name}`);
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/', '/account', '/no/such/page'])('the document %s', async (url) => {
    const { headers } = await library.app.inject(url);
    expect(headers).toMatchObject({
      ...commonHeaders(testConfig),
      ...documentHeaders(testConfig, ['first()']),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
  });

  test('neither headers nor body contain a host from the request', async () => {
    for (const url of ['/', '/api/login', '/no/such/page', '/api/none']) {
      const { headers, body } = await library.app.inject({
        url,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      });
      expect(`${JSON.stringify(headers)} ${body}`).not.toContain('evil.example');
    }
  });
});

test('the library’s own pages may use the microphone, and no frame may', () => {
  const microphoneIn = (headers: Readonly<Record<string, string>>) =>
    headers['permissions-policy']?.match(/microphone=\S+/)?.[0];
  expect(microphoneIn(documentHeaders(testConfig, []))).toBe('microphone=(self)');
  expect(microphoneIn(frameHeaders(testConfig))).toBe('microphone=()');
});

test('the library’s own pages may copy to the clipboard at a press of a button, and no frame may', () => {
  const clipboardIn = (headers: Readonly<Record<string, string>>) =>
    headers['permissions-policy']?.match(/clipboard-write=[^,]+/)?.[0];
  expect(clipboardIn(documentHeaders(testConfig, []))).toBe('clipboard-write=(self)');
  expect(clipboardIn(frameHeaders(testConfig))).toBe('clipboard-write=()');
});

describe('the policy of the document', () => {
  const policyOf = (changes: Partial<typeof testConfig>) => {
    const header = documentHeaders({ ...testConfig, ...changes }, ['first()']);
    const directives = header['content-security-policy']?.split('; ') ?? [];
    return Object.fromEntries(
      directives.map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  };
  const production = policyOf({ production: true });

  test('has exactly these directives in production', () => {
    expect(production).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'script-src': [
        "'self'",
        'https://apis.google.com',
        expect.stringMatching(/^'sha256-.{44}'$/),
      ],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'https:'],
      'manifest-src': ["'self'"],
      'connect-src': [
        "'self'",
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'frame-src': ['https:', 'https://auth.example.com'],
      'upgrade-insecure-requests': [],
    });
  });

  test('differs for local stand-ins only in hosts', () => {
    const host = 'http://localhost:3001';
    const local = policyOf({ identity: { ...testConfig.identity, host } });
    const machine = ['http://localhost:*', 'http://127.0.0.1:*'];
    expect({ ...local, 'upgrade-insecure-requests': [] }).toEqual({
      ...production,
      'script-src': ["'self'", `${host}/js/`, production['script-src']?.[2]],
      'connect-src': ["'self'", host],
      'img-src': ["'self'", 'https:', ...machine],
      'frame-src': ['https:', ...machine, host],
    });
    expect(local).not.toHaveProperty('upgrade-insecure-requests');
  });

  test('requires https in production only', () => {
    expect(commonHeaders({ ...testConfig, production: true })).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(commonHeaders(testConfig)).not.toHaveProperty('strict-transport-security');
  });
});
