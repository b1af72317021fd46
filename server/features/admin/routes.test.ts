import { beforeAll, describe, expect, test } from 'vitest';
import { setAdminPassword } from '../../admins/admins.ts';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary } from '../../test-support/library.ts';

const MINUTE = 60_000;

describe.each(engines)('admin over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine);
  });

  const logIn = (username: string, password: string) =>
    library.call('POST', '/api/admin/login', { body: { username, password } });
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
  ])('%s with %s is refused with the same words', async (username, password) => {
    const { status, body } = await logIn(username, password);
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid admin credentials' });
  });

  test('five failures within 15 minutes shut a name out, and time lets it in again', async () => {
    await setAdminPassword(library.database.db, 'guessed', 'right password', library.clock.now);
    for (let i = 0; i < 5; i++) expect((await logIn('guessed', `guess ${i}`)).status).toBe(401);
    const refused = await logIn('guessed', 'right password');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await logIn(ADMIN.username, ADMIN.password)).status).toBe(200);
    library.clock.now += 15 * MINUTE;
    expect((await logIn('guessed', 'right password')).status).toBe(200);
  });

  test('twenty guesses at once are not twenty tries', async () => {
    await setAdminPassword(library.database.db, 'burst', 'right password', library.clock.now);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => logIn('burst', `guess ${i}`)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
  });

  test('a refused try does not make the wait longer', async () => {
    await setAdminPassword(library.database.db, 'patient', 'right password', library.clock.now);
    for (let i = 0; i < 5; i++) await logIn('patient', 'wrong');
    library.clock.now += 14 * MINUTE;
    expect((await logIn('patient', 'right password')).status).toBe(429);
    library.clock.now += MINUTE;
    expect((await logIn('patient', 'right password')).status).toBe(200);
  });

  test('a success clears the failures before it', async () => {
    await setAdminPassword(library.database.db, 'clumsy', 'right password', library.clock.now);
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
  ])('a login with a bad %s is refused at the field', async (field, body) => {
    const answer = await library.call('POST', '/api/admin/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map((issue: { field: string }) => issue.field)).toEqual([field]);
  });
});
