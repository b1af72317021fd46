import type { Role } from '../../../../domain/access.ts';
import type { Database } from '../../../database/open.ts';
import type { Db } from '../../../database/tables.ts';

/** The column has null for an owner, as rows of an earlier release do. */
const columnOf = (role: Role) => (role === 'owner' ? null : role);

export interface ListedOwner {
  username: string;
  role: Role;
  createdAt: number;
  secondFactor: boolean;
  lastSeenAt: number | null;
}

/** Sorted by username. Times are in epoch milliseconds. */
export async function listOwners(db: Db): Promise<ListedOwner[]> {
  const rows = await db
    .selectFrom('admins')
    .select(['username', 'role', 'created_at', 'totp_secret'])
    .orderBy('username')
    .execute();
  const seen = new Map<string, number>();
  for (const table of ['admin_places', 'admin_sessions'] as const) {
    const times = await db
      .selectFrom(table)
      .select(({ fn }) => ['username', fn.max('seen_at').as('at')] as const)
      .groupBy('username')
      .execute();
    for (const { username, at } of times) {
      if (at !== null) seen.set(username, Math.max(Number(at), seen.get(username) ?? 0));
    }
  }
  return rows.map((row) => ({
    username: row.username,
    role: row.role ?? 'owner',
    createdAt: row.created_at,
    secondFactor: row.totp_secret !== null,
    lastSeenAt: seen.get(row.username) ?? null,
  }));
}

/**
 * Returns the usernames of all owners, and locks their rows, so that changes of roles are made one at a time. SQLite
 * allows one writer at a time, so it needs no lock.
 */
export async function lockOwners(engine: Database['engine'], transaction: Db): Promise<string[]> {
  const owners = transaction
    .selectFrom('admins')
    .select('username')
    .where('role', 'is', null)
    .orderBy('username');
  const rows = await (engine === 'postgres' ? owners.forUpdate() : owners).execute();
  return rows.map(({ username }) => username);
}

/** Returns null if there is nobody of this name. */
export async function getRole(db: Db, username: string): Promise<Role | null> {
  const row = await db
    .selectFrom('admins')
    .select('role')
    .where('username', '=', username)
    .executeTakeFirst();
  return row ? (row.role ?? 'owner') : null;
}

export async function setRole(transaction: Db, username: string, role: Role): Promise<void> {
  await transaction
    .updateTable('admins')
    .set({ role: columnOf(role) })
    .where('username', '=', username)
    .execute();
}

/** Deletes somebody with all that belongs to the name. */
export async function deleteAdmin(transaction: Db, username: string): Promise<void> {
  for (const table of ['admin_sessions', 'admin_login_failures', 'admin_places'] as const) {
    await transaction.deleteFrom(table).where('username', '=', username).execute();
  }
  // Recovery codes and invitations go with it.
  await transaction.deleteFrom('admins').where('username', '=', username).execute();
}

/** Returns whether the username was free. */
export async function insertAdmin(
  transaction: Db,
  admin: { username: string; passwordHash: string; role: Role },
  now: number,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('admins')
    .values({
      username: admin.username,
      password_hash: admin.passwordHash,
      created_at: now,
      role: columnOf(admin.role),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('username')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface OpenInvitation {
  id: string;
  role: Role;
  madeBy: string;
  expiresAt: number;
}

/** Those that can be used now: not expired, and made by somebody who is still an owner. */
const openInvitations = (db: Db, now: number) =>
  db
    .selectFrom('invitations')
    .innerJoin('admins', 'admins.username', 'invitations.made_by')
    .select([
      'invitations.id',
      'invitations.role',
      'invitations.made_by as madeBy',
      'invitations.expires_at as expiresAt',
    ])
    .where('admins.role', 'is', null)
    .where('expires_at', '>', now);

/** The newest first. */
export async function listInvitations(db: Db, now: number): Promise<OpenInvitation[]> {
  return openInvitations(db, now).orderBy('expires_at', 'desc').orderBy('id').execute();
}

export async function getInvitation(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<OpenInvitation | undefined> {
  return openInvitations(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Saves an invitation. Deletes those that have expired. */
export async function saveInvitation(
  transaction: Db,
  invitation: OpenInvitation & { tokenHash: string },
  now: number,
): Promise<void> {
  await transaction.deleteFrom('invitations').where('expires_at', '<=', now).execute();
  await transaction
    .insertInto('invitations')
    .values({
      id: invitation.id,
      token_hash: invitation.tokenHash,
      role: invitation.role,
      made_by: invitation.madeBy,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

/** Returns the role that the invitation was for; null if there is none of this id. */
export async function deleteInvitation(transaction: Db, id: string): Promise<Role | null> {
  const deleted = await transaction
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
  return deleted?.role ?? null;
}

export async function deleteInvitationsOf(transaction: Db, username: string): Promise<void> {
  await transaction.deleteFrom('invitations').where('made_by', '=', username).execute();
}
