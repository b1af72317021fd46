import type { Selectable } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Db, AdminsTable } from '../../database/tables.ts';
import type { Failure } from './throttle.ts';

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

/** Creates the admin or sets a new password. Deletes open sessions and failed logins. */
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
    for (const table of ['admin_sessions', 'admin_login_failures'] as const) {
      await transaction.deleteFrom(table).where('username', '=', username).execute();
    }
  });
}

/** Sorted by username; `created_at` is in epoch milliseconds. */
export async function listAdmins(
  db: Db,
): Promise<Pick<Selectable<AdminsTable>, 'username' | 'created_at'>[]> {
  return db.selectFrom('admins').select(['username', 'created_at']).orderBy('username').execute();
}

/** Deletes an admin with all sessions, failed logins and known addresses. Returns whether there was one. */
export async function deleteAdmin(db: Db, username: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    for (const table of ['admin_sessions', 'admin_login_failures', 'admin_places'] as const) {
      await transaction.deleteFrom(table).where('username', '=', username).execute();
    }
    const deleted = await transaction
      .deleteFrom('admins')
      .where('username', '=', username)
      .returning('username')
      .executeTakeFirst();
    return deleted !== undefined;
  });
}

/** Saves a session. It is valid only while the admin's password stays the same. */
export async function saveSession(
  db: Db,
  session: { tokenHash: string; username: string; passwordHash: string; expiresAt: number },
  now: number,
): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('admin_sessions')
    .values({
      token_hash: session.tokenHash,
      username: session.username,
      password_hash: session.passwordHash,
      expires_at: session.expiresAt,
    })
    .execute();
}

const selectSession = prepare((db, of: { tokenHash: string; now: number }) =>
  db
    .selectFrom('admin_sessions')
    .innerJoin('admins', (join) =>
      join
        .onRef('admins.username', '=', 'admin_sessions.username')
        .onRef('admins.password_hash', '=', 'admin_sessions.password_hash'),
    )
    .select('admins.username')
    .where('token_hash', '=', of.tokenHash)
    .where('expires_at', '>', of.now),
);

/**
 * Returns the username of a valid session. A login that was running while the password changed may have left
 * a session of the old password, so the hashes are compared.
 */
export async function getSessionUsername(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const [row] = await selectSession(db, { tokenHash, now });
  return row?.username ?? null;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Lists the failures since `since` for the username or from the client address, except `exceptId`. */
export async function listFailures(
  db: Db,
  { username, network }: Omit<Failure, 'failedAt'>,
  since: number,
  exceptId: string,
): Promise<Failure[]> {
  const rows = await db
    .selectFrom('admin_login_failures')
    .selectAll()
    .where((is) => is.or([is('username', '=', username), is('network', '=', network)]))
    .where('failed_at', '>', since)
    .where('id', '!=', exceptId)
    .execute();
  return rows.map((row) => ({
    username: row.username,
    network: row.network,
    failedAt: row.failed_at,
  }));
}

/** Counts a login as failed until its password proves right. Deletes failures that no longer count. */
export async function saveFailure(
  db: Db,
  failure: Failure & { id: string },
  expiredBefore: number,
): Promise<void> {
  await db.deleteFrom('admin_login_failures').where('failed_at', '<=', expiredBefore).execute();
  const { id, username, network, failedAt } = failure;
  await db
    .insertInto('admin_login_failures')
    .values({ id, username, network, failed_at: failedAt })
    .execute();
}

export async function deleteFailure(db: Db, id: string): Promise<void> {
  await db.deleteFrom('admin_login_failures').where('id', '=', id).execute();
}

/** Deletes the failures for the username from this client address. */
export async function deleteFailures(
  db: Db,
  { username, network }: Omit<Failure, 'failedAt'>,
): Promise<void> {
  await db
    .deleteFrom('admin_login_failures')
    .where('username', '=', username)
    .where('network', '=', network)
    .execute();
}

export async function isKnownAddress(
  db: Db,
  { username, network }: Omit<Failure, 'failedAt'>,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('admin_places')
    .select('network')
    .where('username', '=', username)
    .where('network', '=', network)
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves that the admin has signed in from this client address. Deletes old known addresses. */
export async function saveKnownAddress(
  db: Db,
  { username, network }: Omit<Failure, 'failedAt'>,
  now: number,
  expiredBefore: number,
): Promise<void> {
  await db.deleteFrom('admin_places').where('seen_at', '<=', expiredBefore).execute();
  await db
    .insertInto('admin_places')
    .values({ username, network, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['username', 'network']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}
