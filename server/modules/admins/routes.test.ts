import * as crypto from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAdminPassword } from './service.ts';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary } from '../../test-support/library.ts';

// A spy that counts how often a login hashes a password.
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  return { ...original, scrypt: vi.fn(original.scrypt) };
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(engines)('admin over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine);
  });

  /** The client address: a new one for every test. */
  let here: string;
  let addresses = 0;
  beforeEach(() => {
    here = `203.0.113.${++addresses}`;
  });

  async function logIn(username: string, password: string, remoteAddress = here) {
    const answer = await library.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      payload: { username, password },
    });
    const { statusCode: status, headers } = answer;
    return { status, body: answer.json(), retryAfter: headers['retry-after'] };
  }
  const newAdmin = (name: string) =>
    setAdminPassword(library.database.db, name, 'right password', library.clock.now);
  const opensAdmin = async (admin: string) =>
    (await library.call('GET', '/api/admin/books', { admin })).status === 200;

  test('the right password opens a session of 256 random bits for 12 hours', async () => {
    const { status, body } = await logIn(ADMIN.username, ADMIN.password);
    expect(status).toBe(200);
    expect(Buffer.from(body.sessionToken, 'base64url')).toHaveLength(32);
    library.clock.now += 12 * 60 * MINUTE - 1;
    expect(await opensAdmin(body.sessionToken)).toBe(true);
    library.clock.now += 1;
    expect(await opensAdmin(body.sessionToken)).toBe(false);
  });

  test('the token is not in the database', async () => {
    const token = await library.adminToken();
    const rows = await library.database.db.selectFrom('admin_sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    [ADMIN.username, 'wrong'],
    ['nobody', ADMIN.password],
  ])('%s with %s is refused with the same message', async (username, password) => {
    const { status, body } = await logIn(username, password);
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid admin credentials' });
  });

  test('five failures within 15 minutes lock a username for 15 minutes', async () => {
    await newAdmin('guessed');
    for (let i = 0; i < 5; i++) expect((await logIn('guessed', `guess ${i}`)).status).toBe(401);
    const refused = await logIn('guessed', 'right password');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await logIn(ADMIN.username, ADMIN.password)).status).toBe(200);
    library.clock.now += 15 * MINUTE;
    expect((await logIn('guessed', 'right password')).status).toBe(200);
  });

  test('a locked username stays open at addresses where its owner has signed in before', async () => {
    await newAdmin('besieged');
    expect((await logIn('besieged', 'right password')).status).toBe(200);
    for (let i = 0; i < 5; i++) await logIn('besieged', `guess ${i}`, `198.51.100.${i}`);
    const elsewhere = await logIn('besieged', 'right password', '198.51.100.99');
    expect([elsewhere.status, elsewhere.retryAfter]).toEqual([429, '900']);
    expect(elsewhere.body).toEqual({
      code: 'too_many_attempts',
      message: 'Too many sign-ins have failed. Please wait 15 minutes and try again.',
    });
    expect((await logIn('besieged', 'right password')).status).toBe(200);
    // The owner's sign-in does not give strangers more attempts.
    expect((await logIn('besieged', 'right password', '198.51.100.99')).status).toBe(429);
    for (let i = 0; i < 5; i++) expect((await logIn('besieged', 'typing error')).status).toBe(401);
    expect((await logIn('besieged', 'right password')).status).toBe(429);
  });

  test('an address without a sign-in for 90 days is no longer known', async () => {
    await newAdmin('moved');
    await logIn('moved', 'right password');
    library.clock.now += 90 * DAY;
    for (let i = 0; i < 5; i++) await logIn('moved', `guess ${i}`, `198.51.100.${i}`);
    expect((await logIn('moved', 'right password')).status).toBe(429);
  });

  test('twenty failures from one address lock it, whatever the usernames', async () => {
    for (let i = 0; i < 20; i++) expect((await logIn(`name ${i}`, 'guess')).status).toBe(401);
    expect((await logIn(ADMIN.username, ADMIN.password)).status).toBe(429);
    expect((await logIn(ADMIN.username, ADMIN.password, '198.51.100.7')).status).toBe(200);
    library.clock.now += 15 * MINUTE;
    expect((await logIn(ADMIN.username, ADMIN.password)).status).toBe(200);
  });

  test('a successful login does not count as a failure', async () => {
    for (let i = 0; i < 6; i++) {
      expect((await logIn(ADMIN.username, ADMIN.password)).status).toBe(200);
    }
    const rows = library.database.db.selectFrom('admin_login_failures').selectAll();
    expect(await rows.where('network', '=', here).execute()).toEqual([]);
  });

  test('a new password clears earlier failures', async () => {
    await newAdmin('forgetful');
    for (let i = 0; i < 5; i++) await logIn('forgetful', 'wrong');
    await newAdmin('forgetful');
    expect((await logIn('forgetful', 'right password')).status).toBe(200);
  });

  test('refusing an unknown username takes as much hashing as a known one', async () => {
    const work = async (username: string) => {
      vi.mocked(crypto.scrypt).mockClear();
      expect((await logIn(username, 'wrong')).status).toBe(401);
      return vi
        .mocked(crypto.scrypt)
        .mock.calls.map(([password, salt, length]) => [
          password,
          Buffer.from(salt as Buffer).length,
          length,
        ]);
    };
    const known = await work(ADMIN.username);
    expect(known).toEqual([['wrong', 16, 32]]);
    expect(await work('no such name')).toEqual(known);
  });

  test('twenty guesses at once are throttled to five', async () => {
    await newAdmin('burst');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => logIn('burst', `guess ${i}`)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
  });

  test('a throttled login does not extend the wait', async () => {
    await newAdmin('patient');
    for (let i = 0; i < 5; i++) await logIn('patient', 'wrong');
    library.clock.now += 14 * MINUTE;
    expect((await logIn('patient', 'right password')).status).toBe(429);
    library.clock.now += MINUTE;
    expect((await logIn('patient', 'right password')).status).toBe(200);
  });

  test('a success clears the failures before it', async () => {
    await newAdmin('clumsy');
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await logIn('clumsy', 'wrong');
      expect((await logIn('clumsy', 'right password')).status).toBe(200);
    }
  });

  test('logging out ends the session on the server', async () => {
    const admin = await library.adminToken();
    expect((await library.call('POST', '/api/admin/logout', { admin })).status).toBe(204);
    expect(await opensAdmin(admin)).toBe(false);
  });

  test('a session saved by a login with the old password is not valid', async () => {
    const admin = await library.adminToken();
    const { db } = library.database;
    const own = db.selectFrom('admin_sessions').where('username', '=', ADMIN.username);
    const sessions = await own.selectAll().execute();
    await setAdminPassword(db, ADMIN.username, ADMIN.password, library.clock.now);
    // As if the login had been running meanwhile and had saved its session only now.
    await db.insertInto('admin_sessions').values(sessions).execute();
    expect(await opensAdmin(admin)).toBe(false);
  });

  test('a new password ends the open sessions', async () => {
    const admin = await library.adminToken();
    const { db } = library.database;
    await setAdminPassword(db, ADMIN.username, ADMIN.password, library.clock.now);
    expect(await opensAdmin(admin)).toBe(false);
  });

  test.each([
    ['username', { password: 'x' }],
    ['password', { username: 'x' }],
    ['password', { username: 'x', password: '' }],
    ['role', { username: 'x', password: 'x', role: 'owner' }],
  ])('a login with a bad %s is refused with that field', async (field, body) => {
    const answer = await library.call('POST', '/api/admin/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map((issue: { field: string }) => issue.field)).toEqual([field]);
  });
});
