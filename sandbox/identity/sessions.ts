// Sessions and their refresh tokens. A token is random, is stored as a hash, and does not expire. It is revoked
// when the password changes.
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type Session = {
  uid: string;
  /** `password` or `google.com`. */
  signInProvider: string;
  /** When the person last signed in or reauthenticated, in seconds since 1970. */
  authTime: number;
};

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the refresh token. Only its hash is stored. */
export function openSession(store: DatabaseSync, session: Session): string {
  const token = randomBytes(48).toString('base64url');
  store
    .prepare(
      'insert into sessions (token_hash, uid, sign_in_provider, auth_time) values (?, ?, ?, ?)',
    )
    .run(sha256(token), session.uid, session.signInProvider, session.authTime);
  return token;
}

export function findSession(
  store: DatabaseSync,
  token: string,
): (Session & { revoked: boolean }) | undefined {
  const row = store.prepare('select * from sessions where token_hash = ?').get(sha256(token));
  return row
    ? {
        uid: String(row['uid']),
        signInProvider: String(row['sign_in_provider']),
        authTime: Number(row['auth_time']),
        revoked: row['revoked'] === 1,
      }
    : undefined;
}

export function revokeSessions(store: DatabaseSync, uid: string): void {
  store.prepare('update sessions set revoked = 1 where uid = ?').run(uid);
}
