import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from './test-support/databases.ts';
import { type Library, openLibrary } from './test-support/library.ts';

describe.each(engines)('a caller over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine);
  });

  test.each([
    ['no header', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['the literal text undefined', { authorization: 'Bearer undefined' }],
    ['something that is no token', { authorization: 'Bearer a.b.c' }],
    ['a password', { authorization: 'Basic YTpi' }],
    ['an unknown admin token', { 'admin-auth': 'x'.repeat(43) }],
  ])('%s is unauthorized, in the words of the contract', async (_, headers) => {
    for (const url of ['/api/auth/user', '/api/admin/books']) {
      const answer = await library.call('GET', url, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
    }
  });

  test('a stranger is refused before her body is read', async () => {
    const answer = await library.call('POST', '/api/progress', {
      headers: { 'content-type': 'application/json' },
      body: '{broken',
    });
    expect(answer.status).toBe(401);
  });
});
