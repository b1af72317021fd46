import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, EDITOR, type Library, openLibrary } from '../../test-support/library.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe.each(engines)('the own sign-in over %s', (engine) => {
  let library: Library;
  beforeEach(async () => {
    library = await openLibrary(engine);
  });

  async function logIn(password = ADMIN.password, headers: Record<string, string> = {}) {
    const body = { username: ADMIN.username, password };
    const answer = await library.call('POST', '/api/admin/login', { body, headers });
    return answer.status === 200 ? (answer.body.sessionToken as string) : answer.status;
  }
  const signIn = async () => String(await logIn());
  const isOpen = async (admin: string) =>
    (await library.call('GET', '/api/admin/me', { admin })).status === 200;
  const changePassword = (admin: string, password: string, newPassword = 'another password') =>
    library.call('PUT', '/api/admin/me/password', { admin, body: { password, newPassword } });
  const sessions = async (admin: string) =>
    (await library.call('GET', '/api/admin/me/sessions', { admin })).body;
  const end = (admin: string, id: string) =>
    library.call('DELETE', `/api/admin/me/sessions/${id}`, { admin });
  const changes = async () => {
    const rows = await library.database.db.selectFrom('changes').selectAll().execute();
    return rows.map(({ by_whom: by, kind, subject_id: id, before, after }) => [
      ...[by, kind, id],
      ...[before, after],
    ]);
  };

  test.each(['owner', 'editor'] as const)('an %s is told who is signed in', async (role) => {
    const admin = await library.adminToken(role);
    const { body } = await library.call('GET', '/api/admin/me', { admin });
    const username = role === 'owner' ? ADMIN.username : EDITOR;
    expect(body).toEqual({ username, role, secondFactor: false, recoveryCodes: 0 });
  });

  test('a new password ends all other sessions and keeps this one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await changePassword(here, ADMIN.password)).status).toBe(204);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect(await sessions(here)).toHaveLength(1);
    expect(await logIn()).toBe(401);
    expect(await isOpen(String(await logIn('another password')))).toBe(true);
    expect(await changes()).toEqual([
      [ADMIN.username, 'owner.password_changed', ADMIN.username, null, null],
    ]);
  });

  test("a new password leaves other people's sessions open", async () => {
    const editor = await library.adminToken('editor');
    await changePassword(await signIn(), ADMIN.password);
    expect(await isOpen(editor)).toBe(true);
  });

  test('a wrong password changes nothing, and counts as a failed sign-in', async () => {
    const admin = await library.adminToken();
    for (let i = 0; i < 5; i++) {
      const { status, body } = await changePassword(admin, `guess ${i}`);
      expect([status, body]).toEqual([
        401,
        { code: 'invalid_credentials', message: 'This password is not right.' },
      ]);
    }
    expect((await changePassword(admin, ADMIN.password)).status).toBe(429);
    expect(await logIn()).toBe(429);
    expect(await isOpen(admin)).toBe(true);
    library.clock.now += 15 * MINUTE;
    expect(typeof (await logIn())).toBe('string');
    expect(await changes()).toEqual([]);
  });

  test('a password that is not proved again is logged and counted as a refused sign-in', async () => {
    const admin = await library.adminToken();
    const body = { password: 'guess' };
    await changePassword(admin, 'guess');
    await library.call('POST', '/api/admin/me/second-factor', { admin, body });
    await library.call('POST', '/api/admin/me/second-factor/removal', { admin, body });
    const lines = library.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'An owner’s sign-in');
    expect(lines.map(({ outcome }) => outcome)).toEqual(Array(3).fill('refused'));
    for (const line of lines) expect(Object.values(line)).not.toContain(ADMIN.username);
  });

  test('of two new passwords at once, one counts', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const answers = await Promise.all([
      changePassword(one, ADMIN.password, 'the first one'),
      changePassword(other, ADMIN.password, 'the second one'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    const works = await Promise.all([logIn('the first one'), logIn('the second one')]);
    expect(works.filter((token) => typeof token === 'string')).toHaveLength(1);
  });

  test.each([
    ['newPassword', 'short', 'The password must have at least 8 characters'],
    ['newPassword', 'x'.repeat(1001), 'Password can have at most 1000 characters'],
  ])('a bad %s is refused: %s', async (field, password, message) => {
    const answer = await changePassword(await library.adminToken(), ADMIN.password, password);
    expect([answer.status, answer.body.issues]).toEqual([400, [{ field, message }]]);
  });

  test('sessions are listed with when, where and the browser', async () => {
    const first = await logIn(ADMIN.password, { 'user-agent': FIREFOX });
    library.clock.now += 10 * MINUTE;
    const admin = String(await logIn(ADMIN.password, { 'user-agent': 'x'.repeat(9_000) }));
    await library.adminToken('editor');
    const { now } = library.clock;
    const id = expect.stringMatching(/^[\w-]{16}$/);
    const here = { id, createdAt: now, seenAt: now, network: '127.0.0.1', isThis: true };
    const before = { createdAt: now - 10 * MINUTE, seenAt: now - 10 * MINUTE, isThis: false };
    const list = await sessions(admin);
    expect(list).toEqual([
      { ...here, browser: 'x'.repeat(80) },
      { ...here, ...before, browser: 'Firefox on Linux' },
    ]);
    expect(JSON.stringify(list)).not.toContain(String(first));
  });

  test('when a session was last used is known to five minutes', async () => {
    const admin = await signIn();
    const start = library.clock.now;
    library.clock.now += 5 * MINUTE;
    expect((await sessions(admin))[0].seenAt).toBe(start);
    library.clock.now += 1;
    await isOpen(admin);
    // No call waits for the note.
    await vi.waitFor(
      async () => expect((await sessions(admin))[0].seenAt).toBe(start + 5 * MINUTE + 1),
      { timeout: 15_000 },
    );
  });

  test('owners read on where nothing can be written', async () => {
    const admin = await signIn();
    const { now } = library.clock;
    const statement = {
      sqlite: `create trigger full_disk before update on admin_sessions begin
        select raise(abort, 'database or disk is full'); end`,
      postgres: `alter table admin_sessions add constraint full_disk check (seen_at <= ${now})`,
    }[engine];
    await sql.raw(statement).execute(library.database.db);
    library.clock.now += 10 * MINUTE;
    expect(await isOpen(admin)).toBe(true);
    expect((await sessions(admin))[0].seenAt).toBe(now);
  });

  test('an own session can be ended, and this is on record', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const { id } = (await sessions(here)).find((one: { isThis: boolean }) => !one.isThis);
    expect((await end(here, id)).status).toBe(204);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect((await end(here, id)).status).toBe(404);
    expect(await changes()).toEqual([
      [ADMIN.username, 'owner.session_ended', ADMIN.username, null, null],
    ]);
  });

  test("nobody can end another person's session", async () => {
    const [owner, editor] = [await library.adminToken(), await library.adminToken('editor')];
    const [{ id }] = await sessions(owner);
    const { status, body } = await end(editor, id);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(await isOpen(owner)).toBe(true);
  });
});
