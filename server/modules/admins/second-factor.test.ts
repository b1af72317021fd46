import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary } from '../../test-support/library.ts';

const STEP = 30_000;

describe.each(engines)('the second factor over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    library = await openLibrary(engine);
    // The middle of a step.
    library.clock.now = Math.floor(library.clock.now / STEP) * STEP + STEP / 2;
    admin = await library.adminToken();
  });

  const PATH = '/api/admin/me/second-factor';
  const offer = (password = ADMIN.password) =>
    library.call('POST', PATH, { admin, body: { password } });
  const confirm = (code: string) => library.call('PUT', PATH, { admin, body: { code } });
  const remove = (password = ADMIN.password) =>
    library.call('POST', `${PATH}/removal`, { admin, body: { password } });
  const me = async () => (await library.call('GET', '/api/admin/me', { admin })).body;
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: library.clock.now + steps * STEP,
    });
  const logIn = (code?: string, password = ADMIN.password) =>
    library.call('POST', '/api/admin/login', {
      body: { username: ADMIN.username, password, ...(code !== undefined && { code }) },
    });
  const changes = async () => {
    const rows = await library.database.db.selectFrom('changes').selectAll().execute();
    return rows.toSorted((a, b) => a.at - b.at).map(({ kind, by_whom: by }) => [kind, by]);
  };

  /** Turns the second factor on, and lets the code that confirmed it grow old. */
  async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = (await offer()).body;
    const { recoveryCodes } = (await confirm(codeOf(secret))).body;
    library.clock.now += 2 * STEP;
    return { secret, recoveryCodes };
  }

  test('is on after a code has confirmed it, and not before', async () => {
    const { status, body } = await offer();
    expect(status).toBe(200);
    const address = new URL(body.address);
    expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      expect.stringMatching(/\/?Step Into Reading:owner$/),
    ]);
    expect(address.searchParams.get('secret')).toBe(body.secret);
    expect(Secret.fromBase32(body.secret).bytes).toHaveLength(20);
    expect((await logIn()).status).toBe(200);
    expect(await me()).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
    const { recoveryCodes } = (await confirm(codeOf(body.secret))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await me()).toMatchObject({ secondFactor: true, recoveryCodes: 10 });
    expect(await changes()).toEqual([['owner.second_factor_on', ADMIN.username]]);
  });

  test('turning it on ends the sessions that were opened without it, but this one', async () => {
    const there = (await logIn()).body.sessionToken;
    const editor = await library.adminToken('editor');
    const statusOf = async (token: string) =>
      (await library.call('GET', '/api/admin/me', { admin: token })).status;
    const { secret } = (await offer()).body;
    expect((await confirm(codeOf(secret, 5))).status).toBe(400);
    expect(await statusOf(there)).toBe(200);
    await confirm(codeOf(secret));
    expect(await Promise.all([admin, editor, there].map(statusOf))).toEqual([200, 200, 401]);
  });

  test('the right password without a code is asked for one, and this is no failure', async () => {
    await turnOn();
    for (let i = 0; i < 8; i++) {
      const { status, body } = await logIn();
      expect([status, body]).toEqual([
        401,
        { code: 'code_required', message: 'Enter the code from your authenticator app.' },
      ]);
    }
    expect((await logIn(undefined, 'wrong')).body.code).toBe('invalid_credentials');
    const failures = library.database.db.selectFrom('admin_login_failures').selectAll();
    expect(await failures.execute()).toHaveLength(1);
  });

  test.each([-1, 0, 1])('a code that is %i steps ahead opens a session', async (steps) => {
    const { secret } = await turnOn();
    const code = codeOf(secret, steps);
    expect((await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test.each([-2, 2])('a code that is %i steps ahead does not', async (steps) => {
    const { secret } = await turnOn();
    expect((await logIn(codeOf(secret, steps))).body.code).toBe('invalid_credentials');
  });

  test('a code works once, and none before it any more', async () => {
    const { secret } = await turnOn();
    const [earlier, code] = [codeOf(secret, -1), codeOf(secret)];
    expect((await logIn(code)).status).toBe(200);
    for (const used of [code, earlier]) {
      expect((await logIn(used)).body).toEqual({
        ...{ code: 'invalid_credentials', message: 'Invalid admin credentials' },
      });
    }
    expect((await logIn(codeOf(secret, 1))).status).toBe(200);
  });

  test('the code that has confirmed counts as used', async () => {
    const { secret } = (await offer()).body;
    const code = codeOf(secret);
    await confirm(code);
    expect((await logIn(code)).status).toBe(401);
  });

  test.each(['a code', 'a recovery code'])(
    'of two logins with %s at once, one gets in',
    async (what) => {
      const { secret, recoveryCodes } = await turnOn();
      const code = what === 'a code' ? codeOf(secret) : recoveryCodes[0];
      const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    },
  );

  test('five wrong codes lock the name as wrong passwords do', async () => {
    const { secret } = await turnOn();
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    for (let i = 0; i < 5; i++) expect((await logIn(wrong)).status).toBe(401);
    expect((await logIn(codeOf(secret))).status).toBe(429);
  });

  test('a recovery code opens a session once, however it is typed', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await logIn(first)).status).toBe(401);
    expect((await logIn(second)).status).toBe(200);
    expect((await me()).recoveryCodes).toBe(8);
  });

  test("another owner's recovery code opens nothing", async () => {
    const { recoveryCodes } = await turnOn();
    const { db } = library.database;
    const columns = { password_hash: 'x', created_at: 1 };
    await db
      .insertInto('admins')
      .values({ username: 'ann', ...columns })
      .execute();
    await db.updateTable('admin_recovery_codes').set({ username: 'ann' }).execute();
    expect((await logIn(recoveryCodes[0])).status).toBe(401);
  });

  test('recovery codes are neither in the database nor in the record', async () => {
    const { recoveryCodes, secret } = await turnOn();
    const { db } = library.database;
    const codes = await db.selectFrom('admin_recovery_codes').selectAll().execute();
    const noted = await db.selectFrom('changes').selectAll().execute();
    const all = JSON.stringify([codes, noted, library.log]).toLowerCase();
    for (const code of [...recoveryCodes, secret.toLowerCase()]) expect(all).not.toContain(code);
  });

  test('a wrong code confirms nothing', async () => {
    const { secret } = (await offer()).body;
    const { status, body } = await confirm(codeOf(secret, 5));
    const message = 'This code is not right. Check the time of your phone, and enter the next one.';
    expect([status, body]).toEqual([
      400,
      { code: 'invalid_request', message, issues: [{ field: 'code', message }] },
    ]);
    expect((await me()).secondFactor).toBe(false);
  });

  test('a code without an offer confirms nothing, and an offer is taken once', async () => {
    expect((await confirm('123456')).body.issues[0].message).toContain('Please begin again');
    const { secret } = (await offer()).body;
    const answers = await Promise.all([confirm(codeOf(secret)), confirm(codeOf(secret))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await me()).recoveryCodes).toBe(10);
  });

  test('a new phone replaces the old one only when its code has confirmed it', async () => {
    const { secret: old, recoveryCodes } = await turnOn();
    const { secret } = (await offer()).body;
    expect((await logIn(codeOf(old))).status).toBe(200);
    expect((await confirm(codeOf(secret))).status).toBe(200);
    library.clock.now += 2 * STEP;
    for (const late of [codeOf(old), recoveryCodes[0]])
      expect((await logIn(late)).status).toBe(401);
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  test('it is turned off with the password, and its recovery codes are gone', async () => {
    await turnOn();
    expect((await remove()).status).toBe(204);
    expect(await me()).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
    expect((await logIn()).status).toBe(200);
    expect((await remove()).status).toBe(204);
    expect(await changes()).toEqual([
      ['owner.second_factor_on', ADMIN.username],
      ['owner.second_factor_off', ADMIN.username],
    ]);
  });

  test('a wrong password neither offers nor removes it', async () => {
    await turnOn();
    for (const answer of [await offer('wrong'), await remove('wrong')]) {
      expect([answer.status, answer.body]).toEqual([
        401,
        { code: 'invalid_credentials', message: 'This password is not right.' },
      ]);
    }
    expect((await me()).secondFactor).toBe(true);
  });

  test('a login without a second factor ignores a code', async () => {
    expect((await logIn('123456')).status).toBe(200);
  });
});
