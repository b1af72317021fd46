// An older release runs beside this one for minutes, on the same database.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary } from '../../test-support/library.ts';
import { hashToken } from './tokens/tokens.ts';

describe.each(engines)('beside an older release over %s', (engine) => {
  let library: Library;
  beforeEach(async () => {
    library = await openLibrary(engine);
  });

  /** What an older release writes when an owner signs in. */
  async function openOlderSession(token: string): Promise<void> {
    await sql`insert into admin_sessions (token_hash, username, password_hash, expires_at)
      select ${hashToken(token)}, username, password_hash, ${library.clock.now + 3_600_000}
      from admins where username = ${ADMIN.username}`.execute(library.database.db);
  }

  test('its owners are owners, and its sessions go on and are listed', async () => {
    const admin = 'a token of an older release';
    await openOlderSession(admin);
    const me = await library.call('GET', '/api/admin/me', { admin });
    expect(me.body).toMatchObject({ role: 'owner', secondFactor: false });
    expect((await library.call('GET', '/api/admin/owners', { admin })).status).toBe(200);
    const seenAt = library.clock.now;
    const unknown = { createdAt: null, network: null, browser: null };
    // No call waits for the note of when the session was used.
    await vi.waitFor(
      async () => {
        const { body } = await library.call('GET', '/api/admin/me/sessions', { admin });
        expect(body).toEqual([{ id: expect.any(String), ...unknown, seenAt, isThis: true }]);
      },
      { timeout: 15_000 },
    );
  });

  test('an owner whom it creates can sign in', async () => {
    await sql`insert into admins (username, password_hash, created_at)
      select 'ann', password_hash, 1 from admins`.execute(library.database.db);
    const body = { username: 'ann', password: ADMIN.password };
    expect((await library.call('POST', '/api/admin/login', { body })).status).toBe(200);
  });

  test('an owner whom it removes takes recovery codes and invitations along', async () => {
    const { db } = library.database;
    const admin = await library.adminToken();
    await library.call('POST', '/api/admin/owners/invitations', { admin, body: { role: 'owner' } });
    await db
      .insertInto('admin_recovery_codes')
      .values({ username: ADMIN.username, code_hash: 'x' })
      .execute();
    await sql`delete from admins where username = ${ADMIN.username}`.execute(db);
    for (const table of ['admin_recovery_codes', 'invitations', 'admin_sessions'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
