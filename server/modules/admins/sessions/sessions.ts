// The sessions of owners and editors.
import type { OpenAdminSession } from '../../../../contracts/admin.ts';
import type { Role } from '../../../../domain/access.ts';
import type { Db } from '../../../database/tables.ts';
import { Problem } from '../../../problems/problem.ts';
import { noteOwner } from '../note-owner.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { browserOf } from './browser.ts';
import * as store from './store.ts';

const SESSION_MS = 12 * 3_600_000;
/** How exactly it is known when a session was last used: each use would be a write otherwise. */
const SEEN_MS = 5 * 60_000;
const ID_LENGTH = 16;

/** Where a session is opened: a range of addresses, and what the browser says of itself. */
export interface Place {
  network: string;
  userAgent: string;
}

/** Opens a session for somebody whose password is proved, and returns its token. */
export async function openSession(
  db: Db,
  { username, passwordHash }: { username: string; passwordHash: string },
  now: number,
  place?: Place,
): Promise<string> {
  const token = newToken();
  const session = {
    token_hash: hashToken(token),
    username,
    password_hash: passwordHash,
    expires_at: now + SESSION_MS,
    created_at: now,
    seen_at: now,
    network: place?.network ?? null,
    browser: place ? browserOf(place.userAgent) : null,
  };
  await store.saveSession(db, session, now);
  return token;
}

/** Returns whose session a token belongs to, with the role as it is now; null if it is not valid. */
export async function getAdminOf(
  db: Db,
  token: string,
  now: number,
): Promise<{ username: string; role: Role } | null> {
  const tokenHash = hashToken(token);
  const session = await store.getSession(db, tokenHash, now);
  if (session === null) return null;
  const { seenAt, username, role } = session;
  if (now - (seenAt ?? 0) > SEEN_MS) noteSeenSoon(db, tokenHash, now);
  return { username, role };
}

/** The sessions whose use is being noted. */
const beingNoted = new Set<string>();

/**
 * Notes that a session was used. The call does not wait for it, and does not fail with it: owners read on where nothing
 * can be written, or another process holds the lock of the database. The next call tries again.
 */
function noteSeenSoon(db: Db, tokenHash: string, now: number): void {
  if (beingNoted.has(tokenHash)) return;
  beingNoted.add(tokenHash);
  void store
    .noteSeen(db, tokenHash, now)
    .catch(() => {})
    .finally(() => beingNoted.delete(tokenHash));
}

export async function logOut(db: Db, token: string): Promise<void> {
  await store.deleteSession(db, hashToken(token));
}

/** A name for a session that opens nothing: a part of its hash. */
const idOf = (tokenHash: string) => tokenHash.slice(0, ID_LENGTH);

interface Own {
  username: string;
  token: string;
}

export async function listOwnSessions(
  db: Db,
  { username, token }: Own,
  now: number,
): Promise<OpenAdminSession[]> {
  const own = hashToken(token);
  const rows = await store.listSessions(db, username, now);
  return rows.map((row) => ({
    id: idOf(row.token_hash),
    createdAt: row.created_at,
    seenAt: row.seen_at,
    network: row.network,
    browser: row.browser,
    isThis: row.token_hash === own,
  }));
}

/** Ends one of somebody's own sessions. Throws `not_found`. */
export async function endOwnSession(
  db: Db,
  { username, sessionId }: { username: string; sessionId: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await store.listSessions(transaction, username, now);
    const found = rows.find((row) => idOf(row.token_hash) === sessionId);
    if (!found || !(await store.deleteSession(transaction, found.token_hash))) {
      throw new Problem('not_found', 'This session has ended already.');
    }
    const kind = 'owner.session_ended';
    await noteOwner(transaction, { by: username, kind, username, at: now });
  });
}
