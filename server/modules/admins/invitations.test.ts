import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, EDITOR, type Library, openLibrary } from '../../test-support/library.ts';
import { noteChange } from '../record/note-change.ts';
import { insertAdmin, lockOwners, setRole } from './owners/store.ts';

const DAY = 24 * 3_600_000;
const GONE =
  'This invitation was used or withdrawn, or its seven days are over. Ask for a new one.';

describe.each(engines)('invitations over %s', (engine) => {
  let library: Library;
  let owner: string;
  beforeEach(async () => {
    library = await openLibrary(engine);
    owner = await library.adminToken();
  });

  async function invite(role: string, admin = owner): Promise<string> {
    const body = { role };
    const answer = await library.call('POST', '/api/admin/owners/invitations', { admin, body });
    const { address } = answer.body;
    expect(address).toMatch(/^https:\/\/library\.example\.com\/admin\/invitation#[\w-]{43}$/);
    return new URL(address).hash.slice(1);
  }
  const look = (token: string) =>
    library.call('POST', '/api/admin/invitations/look', { body: { token } });
  const use = (token: string, username = 'kim', password = 'a good password') =>
    library.call('POST', '/api/admin/invitations/use', { body: { token, username, password } });
  const listed = async () =>
    (await library.call('GET', '/api/admin/owners', { admin: owner })).body.invitations;
  const kinds = async () => {
    const rows = await library.database.db.selectFrom('changes').selectAll().execute();
    return rows
      .toSorted((a, b) => a.at - b.at)
      .map(({ by_whom: by, kind, before, after }) => [by, kind, before, after]);
  };
  const expectGone = async (token: string) => {
    for (const { status, body } of [await look(token), await use(token)]) {
      expect([status, body]).toEqual([404, { code: 'not_found', message: GONE }]);
    }
  };

  test.each(['owner', 'editor'])('an %s joins with the address, once', async (role) => {
    const token = await invite(role);
    expect((await look(token)).body).toEqual({ role, madeBy: ADMIN.username });
    library.clock.now += 1;
    const { status, body } = await use(token);
    expect(status).toBe(200);
    const me = await library.call('GET', '/api/admin/me', { admin: body.sessionToken });
    expect(me.body).toEqual({ username: 'kim', role, secondFactor: false, recoveryCodes: 0 });
    const login = { username: 'kim', password: 'a good password' };
    expect((await library.call('POST', '/api/admin/login', { body: login })).status).toBe(200);
    await expectGone(token);
    expect(await listed()).toEqual([]);
    const outcomes = library.log.filter((line) => line.includes('An owner’s sign-in'));
    // The invitation opens a session, and then the login.
    expect(outcomes.map((line) => JSON.parse(line).outcome)).toEqual(['opened', 'opened']);
    expect(await kinds()).toEqual([
      [ADMIN.username, 'owner.invited', null, JSON.stringify({ role })],
      ['kim', 'owner.joined', null, JSON.stringify({ role, invitedBy: ADMIN.username })],
    ]);
  });

  test('the token is neither in the database, nor in the log', async () => {
    const token = await invite('editor');
    await use(token);
    const rows = await library.database.db.selectFrom('invitations').selectAll().execute();
    await invite('editor');
    expect(JSON.stringify([rows, await kinds(), library.log])).not.toContain(token);
  });

  test('an open invitation is listed, and ends after seven days', async () => {
    const first = await invite('owner');
    library.clock.now += DAY;
    owner = await library.adminToken();
    await invite('editor');
    const { now } = library.clock;
    const id = expect.stringMatching(/^[\w-]{36}$/);
    const madeBy = ADMIN.username;
    expect(await listed()).toEqual([
      { id, role: 'editor', madeBy, expiresAt: now + 7 * DAY },
      { id, role: 'owner', madeBy, expiresAt: now + 6 * DAY },
    ]);
    library.clock.now = now + 6 * DAY - 1;
    expect((await look(first)).status).toBe(200);
    library.clock.now += 1;
    await expectGone(first);
    owner = await library.adminToken();
    expect(await listed()).toHaveLength(1);
    await invite('editor');
    const rows = await library.database.db.selectFrom('invitations').select('role').execute();
    expect(rows.map(({ role }) => role)).toEqual(['editor', 'editor']);
  });

  test('a withdrawn invitation opens nothing', async () => {
    const token = await invite('editor');
    const [{ id }] = await listed();
    const withdraw = () =>
      library.call('DELETE', `/api/admin/owners/invitations/${id}`, { admin: owner });
    library.clock.now += 1;
    expect((await withdraw()).status).toBe(204);
    await expectGone(token);
    expect((await withdraw()).status).toBe(404);
    expect((await kinds()).at(-1)).toEqual([
      ADMIN.username,
      'invitation.withdrawn',
      JSON.stringify({ role: 'editor' }),
      null,
    ]);
  });

  test('an invitation of somebody who is no owner any more opens nothing', async () => {
    const { db } = library.database;
    await insertAdmin(db, { username: 'ann', passwordHash: 'x', role: 'owner' }, 1);
    const token = await invite('owner');
    await setRole(db, ADMIN.username, 'editor');
    await expectGone(token);
  });

  test('an owner who is made an editor loses the open invitations for good', async () => {
    const { db } = library.database;
    await insertAdmin(db, { username: 'ann', passwordHash: 'x', role: 'owner' }, 1);
    const token = await invite('owner');
    const path = `/api/admin/owners/${ADMIN.username}`;
    await library.call('PUT', path, { admin: owner, body: { role: 'editor' } });
    await setRole(db, ADMIN.username, 'owner');
    await expectGone(token);
  });

  test('of two who press at once, one joins', async () => {
    const token = await invite('editor');
    const answers = await Promise.all([use(token, 'kim'), use(token, 'lee')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const { body } = await library.call('GET', '/api/admin/owners', { admin: owner });
    expect(body.owners).toHaveLength(2);
  });

  test('a username that is taken does not use the invitation up', async () => {
    await library.adminToken('editor');
    const token = await invite('editor');
    const message = 'This username is taken. Please choose another one.';
    for (const name of [ADMIN.username, EDITOR, ` ${EDITOR} `]) {
      const { status, body } = await use(token, name);
      expect([status, body]).toEqual([
        400,
        { code: 'invalid_request', message, issues: [{ field: 'username', message }] },
      ]);
    }
    expect((await use(token)).status).toBe(200);
  });

  test.each([
    ['what the record calls the command line', 'The Command\u00a0Line', null],
    ['another name in capitals', 'OWNER', null],
    ['another name with an accent', 'ownér', null],
    ['another name in wide letters', 'ｏｗｎｅｒ', null],
    ['the name of a removed owner', 'ann', 'ann'],
    ['nearly the name of a removed owner', 'A nn', 'ann'],
  ])('nobody joins under %s', async (_, username, removed) => {
    const token = await invite('editor');
    if (removed !== null) {
      const change = { by: removed, kind: 'phonics.changed', subject: null } as const;
      const nothing = { before: null, after: null, at: library.clock.now };
      await noteChange(library.database.db, { ...change, ...nothing });
    }
    const message =
      'This username could be mistaken for another that is or was in use here. Choose another name.';
    const { status, body } = await use(token, username);
    expect([status, body]).toEqual([
      400,
      { code: 'invalid_request', message, issues: [{ field: 'username', message }] },
    ]);
    expect((await use(token)).status).toBe(200);
  });

  test('of two who join at once under names that look alike, one gets in', async () => {
    const tokens = [await invite('editor'), await invite('editor')] as const;
    const answers = await Promise.all([use(tokens[0], 'kim'), use(tokens[1], 'Kim')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('who joins waits for somebody who is just joining', async () => {
    // SQLite has one writer at a time.
    if (engine === 'sqlite') return;
    const { db } = library.database;
    const token = await invite('editor');
    const joining = await db.transaction().execute(async (transaction) => {
      await lockOwners(engine, transaction);
      const kim = { username: 'Kim', passwordHash: 'x', role: 'editor' } as const;
      await insertAdmin(transaction, kim, 1);
      const joining = use(token, 'kim');
      const waiting = sql<{ n: number }>`
        select count(*) as n from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      await expect.poll(async () => Number((await waiting.execute(db)).rows[0]?.n)).toBe(1);
      return [joining];
    });
    expect((await joining[0])?.status).toBe(400);
  });

  test.each([
    ['username', ' ', 'a good password', 'Username is required'],
    ['username', '..', 'a good password', 'Username needs a letter or a digit'],
    ['username', 'x'.repeat(101), 'a good password', 'Username can have at most 100 characters'],
    ['password', 'kim', 'short', 'The password must have at least 8 characters'],
    ['password', 'kim', 'x'.repeat(1001), 'Password can have at most 1000 characters'],
  ])('a bad %s is refused: %s', async (field, username, password, message) => {
    const token = await invite('editor');
    const { status, body } = await use(token, username, password);
    expect([status, body.issues]).toEqual([400, [{ field, message }]]);
    expect((await look(token)).status).toBe(200);
  });
});
