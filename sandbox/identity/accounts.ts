// The accounts of the project and the identities of other providers that are linked to them.
import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { refuse } from './errors.ts';
import { atomically } from './tables.ts';

export type LinkedIdentity = {
  providerId: string;
  rawId: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
};

export type Account = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** The hash from `hashPassword`, or null for an account without a password. */
  password: string | null;
  passwordUpdatedAt: number | null;
  displayName: string | null;
  photoUrl: string | null;
  createdAt: number;
  lastLoginAt: number;
  /** In seconds since 1970. Tokens issued earlier are refused. */
  validSince: number;
  identities: LinkedIdentity[];
};

type Row = Record<string, SQLOutputValue>;
const text = (value: SQLOutputValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

function toIdentity(row: Row): LinkedIdentity {
  return {
    providerId: String(row['provider_id']),
    rawId: String(row['raw_id']),
    email: text(row['email']),
    displayName: text(row['display_name']),
    photoUrl: text(row['photo_url']),
  };
}

function toAccount(store: DatabaseSync, row: Row | undefined): Account | undefined {
  if (!row) return undefined;
  const uid = String(row['uid']);
  const updated = row['password_updated_at'];
  return {
    uid,
    email: text(row['email']),
    emailVerified: row['email_verified'] === 1,
    password: text(row['password']),
    passwordUpdatedAt: typeof updated === 'number' ? updated : null,
    displayName: text(row['display_name']),
    photoUrl: text(row['photo_url']),
    createdAt: Number(row['created_at']),
    lastLoginAt: Number(row['last_login_at']),
    validSince: Number(row['valid_since']),
    identities: store
      .prepare('select * from identities where uid = ? order by provider_id')
      .all(uid)
      .map(toIdentity),
  };
}

export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email);
}

export function findAccount(store: DatabaseSync, uid: string): Account | undefined {
  return toAccount(store, store.prepare('select * from accounts where uid = ?').get(uid));
}

export function findAccountByEmail(store: DatabaseSync, email: string): Account | undefined {
  const row = store.prepare('select * from accounts where email = ?').get(canonicalEmail(email));
  return toAccount(store, row);
}

export function findAccountByIdentity(
  store: DatabaseSync,
  providerId: string,
  rawId: string,
): Account | undefined {
  const row = store
    .prepare(
      'select a.* from accounts a join identities i using (uid) where i.provider_id = ? and i.raw_id = ?',
    )
    .get(providerId, rawId);
  return toAccount(store, row);
}

/** Returns 28 letters and digits, like the ids of the provider. */
function newUid(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(28), (byte) => letters[byte % letters.length]).join('');
}

export function newAccount(now: number): Account {
  return {
    uid: newUid(),
    email: null,
    emailVerified: false,
    password: null,
    passwordUpdatedAt: null,
    displayName: null,
    photoUrl: null,
    createdAt: now,
    lastLoginAt: now,
    validSince: Math.floor(now / 1000),
    identities: [],
  };
}

/** Writes the account and its identities. Call it inside `atomically`. */
export function saveAccount(store: DatabaseSync, account: Account): void {
  store
    .prepare(
      `insert into accounts (uid, email, email_verified, password, password_updated_at, display_name,
         photo_url, created_at, last_login_at, valid_since) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (uid) do update set email = excluded.email, email_verified = excluded.email_verified,
         password = excluded.password, password_updated_at = excluded.password_updated_at,
         display_name = excluded.display_name, photo_url = excluded.photo_url,
         last_login_at = excluded.last_login_at, valid_since = excluded.valid_since`,
    )
    .run(
      account.uid,
      account.email,
      account.emailVerified ? 1 : 0,
      account.password,
      account.passwordUpdatedAt,
      account.displayName,
      account.photoUrl,
      account.createdAt,
      account.lastLoginAt,
      account.validSince,
    );
  store.prepare('delete from identities where uid = ?').run(account.uid);
  const insert = store.prepare(
    'insert into identities (provider_id, raw_id, uid, email, display_name, photo_url) values (?, ?, ?, ?, ?, ?)',
  );
  for (const { providerId, rawId, email, displayName, photoUrl } of account.identities) {
    insert.run(providerId, rawId, account.uid, email, displayName, photoUrl);
  }
}

/** Reads, changes and writes the account in one transaction. Refuses with USER_NOT_FOUND when it does not exist. */
export function changeAccount(
  store: DatabaseSync,
  uid: string,
  change: (account: Account) => Partial<Account>,
): Account {
  return atomically(store, () => {
    const account = findAccount(store, uid) ?? refuse('USER_NOT_FOUND');
    const changed = { ...account, ...change(account) };
    saveAccount(store, changed);
    return changed;
  });
}

export function deleteAccount(store: DatabaseSync, uid: string): void {
  store.prepare('delete from accounts where uid = ?').run(uid);
}
