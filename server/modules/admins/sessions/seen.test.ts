import { expect, test, vi } from 'vitest';
import { engines, newTestDatabase } from '../../../test-support/databases.ts';
import { setAdminPassword } from '../service.ts';
import { getAdminOf, listOwnSessions, openSession } from './sessions.ts';

const HOUR = 3_600_000;

test.each(engines)('no call waits for the note of when a session was used: %s', async (engine) => {
  const open = await newTestDatabase(engine);
  const [{ db }, other] = [await open(), await open()];
  await setAdminPassword(db, 'kim', 'a good password', 1);
  const { password_hash: passwordHash } = await db
    .selectFrom('admins')
    .selectAll()
    .executeTakeFirstOrThrow();
  const token = await openSession(db, { username: 'kim', passwordHash }, 1);
  const seenAt = async () =>
    (await listOwnSessions(db, { username: 'kim', token }, HOUR)).map((session) => session.seenAt);

  await other.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('admin_sessions').set({ browser: 'locked' }).execute();
    const calls = [1, 2, 3].map(() => getAdminOf(db, token, HOUR));
    for (const keeper of await Promise.all(calls)) {
      expect(keeper).toEqual({ username: 'kim', role: 'owner' });
    }
    expect(await seenAt()).toEqual([1]);
  });
  await vi.waitFor(async () => expect(await seenAt()).toEqual([HOUR]), { timeout: 15_000 });
});
