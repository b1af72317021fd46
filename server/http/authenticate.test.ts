import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../test-support/databases.ts';
import { type Library, openLibrary } from '../test-support/library.ts';

describe.each(engines)('a caller over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine);
  });

  test.each([
    ['no header', {}],
    ['an empty bearer token', { authorization: 'Bearer ' }],
    ['the literal text undefined', { authorization: 'Bearer undefined' }],
    ['a malformed token', { authorization: 'Bearer a.b.c' }],
    ['a password', { authorization: 'Basic YTpi' }],
    ['an unknown admin token', { 'admin-auth': 'x'.repeat(43) }],
  ])('%s is unauthorized, with an error body of the contract', async (_, headers) => {
    for (const url of ['/api/auth/user', '/api/admin/books']) {
      const answer = await library.call('GET', url, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
    }
  });

  test('an unauthenticated call is refused before its body is read', async () => {
    const answer = await library.call('POST', '/api/progress', {
      headers: { 'content-type': 'application/json' },
      body: '{broken',
    });
    expect(answer.status).toBe(401);
  });

  test('the scheme of the authorization header is case-insensitive', async () => {
    const token = await library.identity.sign('kim');
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${token}` };
      const answer = await library.call('GET', '/api/subscription/status', { headers });
      expect([scheme, answer.status]).toEqual([scheme, 200]);
    }
    const headers = { authorization: `Basic Bearer ${token}` };
    expect((await library.call('GET', '/api/subscription/status', { headers })).status).toBe(401);
  });

  test('a call for subscribers requires a subscription', async () => {
    const refused = await library.call('GET', '/api/books', { as: 'visitor' });
    expect([refused.status, refused.body.code]).toEqual([403, 'subscription_required']);
    const as = await library.subscriber('reader');
    expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
  });

  test("a student's token does not open admin calls, and an admin session does not open student calls", async () => {
    const admin = await library.adminToken();
    const as = await library.subscriber('curious');
    expect((await library.call('GET', '/api/admin/books', { admin })).status).toBe(200);
    expect((await library.call('GET', '/api/admin/books', { as })).status).toBe(401);
    for (const url of ['/api/auth/user', '/api/books']) {
      expect((await library.call('GET', url, { admin })).status).toBe(401);
    }
  });

  test('the token of a deleted account opens nothing, and the refusal says that the account is deleted', async () => {
    const as = await library.subscriber('leaver');
    expect((await library.call('DELETE', '/api/auth/user', { as })).status).toBe(204);
    const refused = await library.call('GET', '/api/auth/user', { as });
    expect([refused.status, refused.body.code]).toEqual([401, 'account_deleted']);
    expect((await library.call('GET', '/api/books', { as })).status).toBe(403);
  });

  test('calls are counted by student, by admin, or by address for anonymous callers', async () => {
    const admin = await library.adminToken();
    const report = (remoteAddress: string) =>
      library.app.inject({ method: 'POST', url: '/api/error-reports', remoteAddress, payload: {} });
    const counts = () => library.database.db.selectFrom('call_counts').selectAll().execute();
    const before = (await counts()).length;
    for (const as of ['one', 'other', 'one']) {
      await library.call('POST', '/api/create-portal-session', { as });
    }
    expect(await counts()).toHaveLength(before + 2);
    await library.call('POST', '/api/admin/flipbooks', { admin });
    await library.call('POST', '/api/admin/flipbooks', { admin });
    expect(await counts()).toHaveLength(before + 3);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) await report(address);
    expect(await counts()).toHaveLength(before + 5);
  });
});
