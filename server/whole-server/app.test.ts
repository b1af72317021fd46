import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

describe('the server', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary('sqlite', [testBook()]);
  });

  test('reports that it is alive and ready', async () => {
    expect((await library.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await library.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  test('describes every endpoint in the OpenAPI document', async () => {
    const { body } = await library.call('GET', '/api/openapi.json');
    const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
    expect(body.paths['/api/progress'].post.requestBody.content['application/json'].schema).toEqual(
      expect.objectContaining({ required: ['bookId', 'currentPage'], additionalProperties: false }),
    );
  });

  test('the document names the header with the child, for each call about one child alone', async () => {
    const { body } = await library.call('GET', '/api/openapi.json');
    for (const [name, record] of Object.entries<Endpoint>(endpoints)) {
      const [method = '', path = ''] = name.split(' ');
      const { parameters = [] } = body.paths[path][method.toLowerCase()];
      const headers = parameters.filter(
        (one: { in: string; name: string }) =>
          one.in === 'header' && (record.headers === undefined || one.name === 'student'),
      );
      const named = {
        ...{ in: 'header', name: 'student', required: false, schema: { type: 'string' } },
        description: expect.stringContaining('first child'),
      };
      expect(headers, name).toEqual(record.ofStudent ? [expect.objectContaining(named)] : []);
    }
  });

  test.each(['/', '/signin', '/signup', '/account', '/reading/sam', '/admin/login', '/admin'])(
    "%s returns the HTML document with the client's settings",
    async (path) => {
      const { status, body, headers } = await library.call('GET', path);
      expect(status).toBe(200);
      expect(body).toContain('"authDomain":"auth.example.com"');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  test.each([
    '/no/such/page',
    '/reading',
    '/reading/',
    '/reading/a/b',
    '/reading/%E2%80',
    '/reading/%zz',
    '/admin/books/%E2%80/',
    `/reading/${'x'.repeat(3000)}`,
    `/${'x'.repeat(3000)}`,
    '/%',
    '/%E0%A4%A',
    '/account%',
    '//account',
    '//evil.example/',
    '/Account',
    '/api',
    '/favicon.svg/',
  ])('%s returns the HTML document with status 404', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await library.app.inject({ method, url: path });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
      expect(answer.headers['x-request-id']).toBeTruthy();
      if (method === 'HEAD') continue;
      expect(answer.body).toContain('client-config');
      expect(answer.body).toContain('<title>Page Not Found · Step Into Reading</title>');
    }
  });

  test.each([
    ['/account/', '/account'],
    ['/account//', '/account'],
    ['/account/?success=true&next=//evil.example/', '/account?success=true&next=//evil.example/'],
    ['/reading/sam/', '/reading/sam'],
    ['/admin/books/sam/', '/admin/books/sam'],
    ['/admin/', '/admin'],
  ])('%s redirects to %s', async (path, target) => {
    const answer = await library.app.inject(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, target]);
  });

  test('each page has its title and description in the document', async () => {
    const { body: signIn } = await library.call('GET', '/signin');
    expect(signIn).toContain('<title>Sign In · Step Into Reading</title>');
    expect(signIn).toMatch(/<meta name="description" content="Sign in to your child’s library/);
    const { body: home } = await library.call('GET', '/');
    expect(home).toContain('<title>Step Into Reading, One Sound at a Time!</title>');
    expect(home).toMatch(/property="og:image" content="https?:\/\/[^"]+\/icon-512\.png"/);
  });

  test('the content security policy allows only the inline scripts of the document', async () => {
    const { body, headers } = await library.call('GET', '/');
    const [, text = ''] = /<script>([^<]+)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');
    expect(text).not.toBe('');
    expect(headers['content-security-policy']).toContain(` 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/);
  });

  test('a picture with a content hash in its name is cached forever, a manually added one is not', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const { objects, call } = library;
    const stored = await objects.put('books/sam/cover.svg', picture);
    expect(stored).toMatch(/^\/public-objects\/books\/sam\/cover\.[0-9a-f]{16}\.svg$/);
    expect(await objects.put('books/sam/cover.svg', picture)).toBe(stored);
    expect(await objects.put('books/sam/cover.svg', `${picture} `)).not.toBe(stored);
    writeFileSync(join(library.dataDir, 'objects', 'mine.svg'), picture);

    const headers = { 'accept-encoding': 'br' };
    const kept = await call('GET', stored, { headers });
    expect(kept.status).toBe(200);
    expect(kept.headers['content-encoding']).toBe('br');
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const revalidated = await call('GET', '/public-objects/mine.svg', { headers });
    expect(revalidated.body).toBe(picture);
    expect(revalidated.headers['cache-control']).toMatch(/^public, max-age=3600, stale-/);
    expect(revalidated.headers['etag']).toBeTruthy();
  });

  test('stored WebP pictures are served without compression', async () => {
    const { objects, call } = library;
    const bytes = Uint8Array.from({ length: 5000 }, () => 7);
    const stored = await objects.put('books/sam/page.webp', bytes);
    const kept = await call('GET', stored, { headers: { 'accept-encoding': 'br' } });
    expect(kept.headers['content-type']).toBe('image/webp');
    expect(kept.headers['content-encoding']).toBeUndefined();
    expect(kept.headers['content-length']).toBe('5000');
  });

  test('a path outside the picture folder is rejected', async () => {
    for (const path of ['../secret.svg', '/etc/secret.svg', 'a//b.svg', 'no-type']) {
      await expect(library.objects.put(path, '')).rejects.toThrow('Not a path of the object store');
    }
  });

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/signin'],
    ['GET', '/assets/nothing.js'],
    ['GET', '/public-objects/nothing.svg'],
    ['GET', '/public-objects/..%2f..%2flibrary.sqlite'],
  ] as const)('%s %s returns 404 as JSON', async (method, path) => {
    const { status, body } = await library.call(method, path);
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
  });

  test.each(['/api/books/%zz', '/public-objects/%zz'])(
    '%s is rejected as a malformed address',
    async (path) => {
      const { status, body } = await library.call('GET', path);
      expect(status).toBe(400);
      expect(body).toEqual({
        code: 'invalid_request',
        message: 'The address is not valid',
        issues: [{ field: 'path', message: 'The address is not valid' }],
      });
    },
  );

  test('a book id that is too long is rejected and named', async () => {
    const as = await library.subscriber('typist');
    const { status, body } = await library.call('GET', `/api/books/${'x'.repeat(1000)}`, { as });
    expect([status, body.issues[0].field]).toEqual([400, 'params.bookId']);
  });

  test('/api/login redirects to /signin', async () => {
    const answer = await library.app.inject('/api/login');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/signin']);
  });

  test.each([
    [
      'broken JSON',
      '{"bookId":',
      'application/json',
      400,
      'The body is not valid JSON: it ends after 10 characters',
    ],
    ['no JSON', 'bookId=sam', 'text/plain', 400, 'The body must be JSON'],
    ['too much', `"${'x'.repeat(70_000)}"`, 'application/json', 413, 'The request is too large'],
    [
      'a poisoned prototype',
      '{"__proto__":{}}',
      'application/json',
      400,
      'The body is not valid JSON',
    ],
  ])('%s as a body is rejected with a message', async (_, body, type, status, message) => {
    const as = await library.subscriber('writer');
    const answer = await library.call('POST', '/api/progress', {
      as,
      body,
      headers: { 'content-type': type },
    });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('a database failure gives the caller a general message and logs the cause', async () => {
    const broken = await openLibrary('sqlite');
    await broken.database.close();
    const answer = await broken.call('GET', '/readyz');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(broken.log.join()).toContain('"err"');
  });

  test('the log has no name, email address, token or password', async () => {
    const secrets = {
      parentFirstName: 'Parentfirst',
      parentLastName: 'Parentlast',
      firstName: 'Studentfirst',
    };
    const as = 'private-reader';
    await library.call('POST', '/api/auth/firebase/sync', { as, body: secrets });
    await library.call('POST', '/api/auth/complete-profile', { as, body: { ...secrets, x: 1 } });
    await library.call('POST', '/api/admin/login', {
      body: { username: 'owner', password: 'a wrong password' },
    });
    library.payments.down = true;
    await library.call('POST', '/api/create-checkout-session', { as });
    library.payments.down = false;
    const token = await library.identity.sign(as);
    const log = library.log.join('\n');
    expect(log).toContain('cannot be reached');
    for (const secret of [...Object.values(secrets), 'a wrong password', '@example.com', token]) {
      expect(log).not.toContain(secret);
    }
  });
});
