import type { Selectable } from 'kysely';
import { prepare } from '../../../database/prepared.ts';
import type { AdminSessionsTable, Db } from '../../../database/tables.ts';
import type { Role } from '../../../../domain/access.ts';

type SessionRow = Selectable<AdminSessionsTable>;

/** Saves a session. It is valid only while the admin's password stays the same. Deletes sessions that have expired. */
export async function saveSession(db: Db, session: SessionRow, now: number): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', now).execute();
  await db.insertInto('admin_sessions').values(session).execute();
}

const selectSession = prepare((db, of: { tokenHash: string; now: number }) =>
  db
    .selectFrom('admin_sessions')
    .innerJoin('admins', (join) =>
      join
        .onRef('admins.username', '=', 'admin_sessions.username')
        .onRef('admins.password_hash', '=', 'admin_sessions.password_hash'),
    )
    .select(['admins.username', 'admins.role', 'admin_sessions.seen_at'])
    .where('token_hash', '=', of.tokenHash)
    .where('expires_at', '>', of.now),
);

/**
 * Returns whose a valid session is. A login that was running while the password changed may have left a session of the
 * old password, so the hashes are compared.
 */
export async function getSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ username: string; role: Role; seenAt: number | null } | null> {
  const [row] = await selectSession(db, { tokenHash, now });
  return row ? { username: row.username, role: row.role ?? 'owner', seenAt: row.seen_at } : null;
}

export async function noteSeen(db: Db, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('admin_sessions')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Lists the valid sessions of somebody, the newest first, and those of an earlier release at the end. */
export async function listSessions(db: Db, username: string, now: number): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('admin_sessions')
    .innerJoin('admins', (join) =>
      join
        .onRef('admins.username', '=', 'admin_sessions.username')
        .onRef('admins.password_hash', '=', 'admin_sessions.password_hash'),
    )
    .selectAll('admin_sessions')
    .where('admin_sessions.username', '=', username)
    .where('expires_at', '>', now)
    .execute();
  return rows.toSorted((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0));
}

/** Returns whether there was such a session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('admin_sessions')
    .where('token_hash', '=', tokenHash)
    .returning('username')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Ends all sessions of somebody but one. */
export async function endOtherSessions(
  transaction: Db,
  { username, tokenHash }: { username: string; tokenHash: string },
): Promise<void> {
  await transaction
    .deleteFrom('admin_sessions')
    .where('username', '=', username)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** Ends all sessions of somebody but one, which goes on under the new password. */
export async function keepOneSession(
  transaction: Db,
  { username, tokenHash }: { username: string; tokenHash: string },
  passwordHash: string,
): Promise<void> {
  await endOtherSessions(transaction, { username, tokenHash });
  await transaction
    .updateTable('admin_sessions')
    .set({ password_hash: passwordHash })
    .where('username', '=', username)
    .execute();
}
