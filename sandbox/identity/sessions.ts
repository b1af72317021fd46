// Refresh tokens: random, stored as a hash, never expiring by themselves, revoked when the password
// changes.
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type Session = {
  uid: string;
  /** `password` or `google.com`. */
  signInProvider: string;
  /** Seconds: when the person last proved who they are. */
  authTime: number;
};

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Answers the refresh token, which is kept nowhere else. */
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
