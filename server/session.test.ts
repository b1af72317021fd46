import { beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../contracts/endpoints.ts';
import type { Access } from '../domain/access.ts';
import { engines } from './test-support/databases.ts';
import { type Library, openLibrary, testBook } from './test-support/library.ts';

const names = Object.keys(endpoints) as EndpointName[];
type Caller = 'visitor' | 'user' | 'subscriber' | 'admin';

/** The status with which a caller is refused; null where the call is open to her. */
const refusals: Record<Access, Record<Caller, number | null>> = {
  anyone: { visitor: null, user: null, subscriber: null, admin: null },
  user: { visitor: 401, user: null, subscriber: null, admin: 401 },
  subscriber: { visitor: 401, user: 403, subscriber: null, admin: 401 },
  admin: { visitor: 401, user: 401, subscriber: 401, admin: null },
};

/** What each call asks of its caller: a new call without a line here fails the test below. */
const expectedAccess: Record<EndpointName, Access> = {
  'POST /api/auth/firebase/sync': 'user',
  'POST /api/auth/complete-profile': 'user',
  'GET /api/auth/user': 'user',
  'PATCH /api/auth/user': 'user',
  'GET /api/subscription/status': 'user',
  'POST /api/create-checkout-session': 'user',
  'POST /api/create-portal-session': 'user',
  'GET /api/books': 'subscriber',
  'GET /api/books/{bookId}': 'subscriber',
  'POST /api/books': 'admin',
  'DELETE /api/books/{bookId}': 'admin',
  'GET /api/progress': 'subscriber',
  'GET /api/progress/{bookId}': 'subscriber',
  'POST /api/progress': 'subscriber',
  'POST /api/progress/{bookId}/complete': 'subscriber',
  'GET /api/achievements': 'subscriber',
  'POST /api/admin/login': 'anyone',
  'POST /api/admin/logout': 'admin',
  'GET /api/admin/books': 'admin',
};

const calls = names.flatMap((name) =>
  (['visitor', 'user', 'subscriber', 'admin'] as const).map((caller) => ({ name, caller })),
);

describe.each(engines)('who may call what, over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
    await library.subscriber('subscriber');
    admin = await library.adminToken();
  });

  test.each(calls)('$caller at $name', async ({ name, caller }) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string];
    const { status } = await library.call(method, path.replace('{bookId}', 'no-such-book'), {
      ...((caller === 'user' || caller === 'subscriber') && { as: caller }),
      ...(caller === 'admin' && { admin }),
      ...(method === 'POST' && { body: {} }),
    });
    const refused = refusals[expectedAccess[name]][caller];
    if (refused !== null) expect(status).toBe(refused);
    else if (expectedAccess[name] !== 'anyone') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(400);
    if (name === 'POST /api/admin/logout' && caller === 'admin') {
      admin = await library.adminToken();
    }
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
