import { beforeEach, describe, expect, test } from 'vitest';
import { engines, newTestDatabase } from '../../test-support/databases.ts';
import { ADMIN, EDITOR, type Library, openLibrary } from '../../test-support/library.ts';
import { insertAdmin } from './owners/store.ts';
import { openSession } from './sessions/sessions.ts';
import { changeRole, removeOwner } from './owners/owners.ts';

const LAST_OWNER = 'The library needs an owner. Make somebody else an owner first.';

describe.each(engines)('owners over %s', (engine) => {
  let library: Library;
  let owner: string;
  beforeEach(async () => {
    library = await openLibrary(engine);
    owner = await library.adminToken();
  });

  /** Adds somebody with an open session, and returns its token. */
  async function add(username: string, role: 'owner' | 'editor' = 'owner'): Promise<string> {
    const { db } = library.database;
    await insertAdmin(db, { username, passwordHash: 'x', role }, library.clock.now);
    return openSession(db, { username, passwordHash: 'x' }, library.clock.now);
  }
  const setRole = (admin: string, username: string, role: string) =>
    library.call('PUT', `/api/admin/owners/${username}`, { admin, body: { role } });
  const remove = (admin: string, username: string) =>
    library.call('DELETE', `/api/admin/owners/${encodeURIComponent(username)}`, { admin });
  const me = async (admin: string) => {
    const { status, body } = await library.call('GET', '/api/admin/me', { admin });
    return status === 200 ? body.role : status;
  };
  const mayDo = async (admin: string) =>
    (await library.call('GET', '/api/admin/owners', { admin })).status;
  const changes = async () => {
    const rows = await library.database.db
      .selectFrom('changes')
      .selectAll()
      .orderBy('id')
      .execute();
    return rows.map(({ by_whom: by, kind, subject_name: name, before, after }) => ({
      ...{ by, kind, name },
      before: before && JSON.parse(before),
      after: after && JSON.parse(after),
    }));
  };

  test('are listed by name with role, second factor and when they were last there', async () => {
    library.clock.now += 60_000;
    await library.adminToken('editor');
    await library.database.db
      .insertInto('admins')
      .values({ username: 'ann', password_hash: 'x', created_at: 1, totp_secret: 'SECRET' })
      .execute();
    const { body } = await library.call('GET', '/api/admin/owners', { admin: owner });
    const { now } = library.clock;
    expect(body).toEqual({
      owners: [
        ...[{ username: 'ann', role: 'owner', createdAt: 1, secondFactor: true, lastSeenAt: null }],
        { username: EDITOR, role: 'editor', createdAt: now, secondFactor: false, lastSeenAt: now },
        {
          ...{ username: ADMIN.username, role: 'owner', secondFactor: false },
          ...{ createdAt: now - 60_000, lastSeenAt: now - 60_000 },
        },
      ],
      invitations: [],
    });
  });

  test('an editor becomes an owner, and an owner an editor, in open sessions too', async () => {
    const kim = await add('kim', 'editor');
    expect([await me(kim), await mayDo(kim)]).toEqual(['editor', 403]);
    expect((await setRole(owner, 'kim', 'owner')).status).toBe(204);
    expect([await me(kim), await mayDo(kim)]).toEqual(['owner', 200]);
    library.clock.now += 1;
    expect((await setRole(kim, ADMIN.username, 'editor')).status).toBe(204);
    expect([await me(owner), await mayDo(owner)]).toEqual(['editor', 403]);
    expect(await changes()).toEqual([
      {
        ...{ by: ADMIN.username, kind: 'owner.role_changed', name: 'kim' },
        ...{ before: { role: 'editor' }, after: { role: 'owner' } },
      },
      {
        ...{ by: 'kim', kind: 'owner.role_changed', name: ADMIN.username },
        ...{ before: { role: 'owner' }, after: { role: 'editor' } },
      },
    ]);
  });

  test('a role that stays the same is no change', async () => {
    expect((await setRole(owner, ADMIN.username, 'owner')).status).toBe(204);
    expect(await changes()).toEqual([]);
  });

  test('a removed owner is out at once, and everything of the name is gone', async () => {
    const kim = await add('kim/ö');
    await library.call('POST', '/api/admin/owners/invitations', {
      ...{ admin: kim, body: { role: 'owner' } },
    });
    library.clock.now += 1;
    expect((await remove(owner, 'kim/ö')).status).toBe(204);
    expect(await me(kim)).toBe(401);
    const { body } = await library.call('GET', '/api/admin/owners', { admin: owner });
    expect(body.owners).toHaveLength(1);
    expect(body.invitations).toEqual([]);
    const rows = await library.database.db.selectFrom('invitations').selectAll().execute();
    expect(rows).toEqual([]);
    expect((await changes()).at(-1)).toEqual({
      ...{ by: ADMIN.username, kind: 'owner.removed', name: 'kim/ö' },
      ...{ before: { role: 'owner' }, after: null },
    });
  });

  test('an owner may leave, but not the last one', async () => {
    const kim = await add('kim');
    expect((await remove(kim, 'kim')).status).toBe(204);
    await library.adminToken('editor');
    for (const refused of [
      await remove(owner, ADMIN.username),
      await setRole(owner, ADMIN.username, 'editor'),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        400,
        {
          ...{ code: 'invalid_request', message: LAST_OWNER },
          issues: [{ field: 'role', message: LAST_OWNER }],
        },
      ]);
    }
    expect(await me(owner)).toBe('owner');
    expect((await changes()).map(({ kind }) => kind)).toEqual(['owner.removed']);
  });

  test('an unknown name is not found', async () => {
    for (const answer of [await remove(owner, 'nobody'), await setRole(owner, 'nobody', 'owner')]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  test('a role that there is not is refused by its name', async () => {
    const { status, body } = await setRole(owner, ADMIN.username, 'admin');
    expect([status, body.issues]).toEqual([
      400,
      [{ field: 'role', message: 'role must be owner or editor' }],
    ]);
  });

  test('no answer has a secret', async () => {
    await library.database.db.updateTable('admins').set({ totp_secret: 'SECRET' }).execute();
    const { body } = await library.call('GET', '/api/admin/owners', { admin: owner });
    expect(JSON.stringify(body)).not.toMatch(/SECRET|scrypt/);
  });
});

describe.each(engines)('two processes over %s', (engine) => {
  test.each(['removed', 'made an editor'])(
    'of two owners who have each other %s at the same moment, one stays an owner',
    async (what) => {
      const open = await newTestDatabase(engine);
      const [one, other] = [await open(), await open()];
      const act = (database: typeof one, by: string, username: string) =>
        what === 'removed'
          ? removeOwner(database, { by, username }, 1)
          : changeRole(database, { by, username, role: 'editor' }, 1);
      for (let round = 0; round < 5; round++) {
        await one.db.deleteFrom('admins').execute();
        for (const username of ['ann', 'bob']) {
          await insertAdmin(one.db, { username, passwordHash: 'x', role: 'owner' }, 1);
        }
        const done = await Promise.allSettled([act(one, 'ann', 'bob'), act(other, 'bob', 'ann')]);
        expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const owners = one.db.selectFrom('admins').select('username').where('role', 'is', null);
        expect(await owners.execute()).toHaveLength(1);
      }
    },
  );

  test('an owner who was made an editor meanwhile changes nothing any more', async () => {
    const database = await (await newTestDatabase(engine))();
    for (const username of ['ann', 'bob', 'cat']) {
      await insertAdmin(database.db, { username, passwordHash: 'x', role: 'owner' }, 1);
    }
    await changeRole(database, { by: 'ann', username: 'bob', role: 'editor' }, 1);
    const late = removeOwner(database, { by: 'bob', username: 'ann' }, 1);
    await expect(late).rejects.toMatchObject({ code: 'owners_only' });
  });
});
