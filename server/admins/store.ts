import type { Selectable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { AdminsTable } from '../database/tables.ts';

export async function getAdmin(
  db: Db,
  username: string,
): Promise<Selectable<AdminsTable> | undefined> {
  return db.selectFrom('admins').selectAll().where('username', '=', username).executeTakeFirst();
}

export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('admins')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Creates the admin or sets her password; her open sessions end. */
export async function saveAdmin(
  db: Db,
  username: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('admins')
      .values({ username, password_hash: passwordHash, created_at: now })
      .onConflict((conflict) =>
        conflict.column('username').doUpdateSet({ password_hash: passwordHash }),
      )
      .execute();
    await transaction.deleteFrom('admin_sessions').where('username', '=', username).execute();
  });
}

export async function saveSession(
  db: Db,
  session: { tokenHash: string; username: string; expiresAt: number },
  now: number,
): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('admin_sessions')
    .values({
      token_hash: session.tokenHash,
      username: session.username,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The name behind a live session. */
export async function getSessionUsername(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('admin_sessions')
    .select('username')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.username ?? null;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function countFailures(db: Db, username: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('admin_login_failures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('username', '=', username)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes a login as failed, until it proves right, and forgets those that no longer count. */
export async function saveFailure(
  db: Db,
  failure: { id: string; username: string; failedAt: number },
  forgetBefore: number,
): Promise<void> {
  await db.deleteFrom('admin_login_failures').where('failed_at', '<=', forgetBefore).execute();
  await db
    .insertInto('admin_login_failures')
    .values({ id: failure.id, username: failure.username, failed_at: failure.failedAt })
    .execute();
}

export async function deleteFailure(db: Db, id: string): Promise<void> {
  await db.deleteFrom('admin_login_failures').where('id', '=', id).execute();
}

export async function deleteFailures(db: Db, username: string): Promise<void> {
  await db.deleteFrom('admin_login_failures').where('username', '=', username).execute();
}
