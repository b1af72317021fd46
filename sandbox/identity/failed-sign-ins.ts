// Locks an address for five minutes after ten wrong passwords. This includes addresses without an account, so
// that the lock does not reveal which addresses are registered.
import type { DatabaseSync } from 'node:sqlite';

const limit = 10;
const windowMs = 5 * 60 * 1000;

export function isLockedOut(store: DatabaseSync, email: string, now: number): boolean {
  const row = store
    .prepare('select 1 from failed_sign_ins where email = ? and failures >= ? and since > ?')
    .get(email, limit, now - windowMs);
  return row !== undefined;
}

export function recordFailure(store: DatabaseSync, email: string, now: number): void {
  store.prepare('delete from failed_sign_ins where since <= ?').run(now - windowMs);
  store
    .prepare(
      `insert into failed_sign_ins (email, failures, since) values (?, 1, ?)
       on conflict (email) do update set failures = failures + 1`,
    )
    .run(email, now);
}

export function clearFailures(store: DatabaseSync, email: string): void {
  store.prepare('delete from failed_sign_ins where email = ?').run(email);
}
