import type { Selectable } from 'kysely';
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

/** Creates an owner or sets a new password. Deletes open sessions and failed logins. Call it in a transaction. */
export async function saveAdmin(
  transaction: Db,
  username: string,
  passwordHash: string,
  now: number,
): Promise<void> {
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
}

/** Replaces one password with another. Returns false if it was not `before` any more. */
export async function setPasswordHash(
  transaction: Db,
  username: string,
  before: string,
  after: string,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('admins')
    .set({ password_hash: after })
    .where('username', '=', username)
    .where('password_hash', '=', before)
    .returning('username')
    .executeTakeFirst();
  return changed !== undefined;
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
