// The tables of the identity stand-in. Times are in milliseconds, except `valid_since` and `auth_time`, which are
// in seconds because they are compared with the `iat` of tokens.
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openStore } from '../common/store.ts';

const schema = `
create table if not exists accounts (
  uid text primary key,
  email text unique,
  email_verified integer not null default 0,
  password text,
  password_updated_at integer,
  display_name text,
  photo_url text,
  created_at integer not null,
  last_login_at integer not null,
  valid_since integer not null
) strict;
create table if not exists identities (
  provider_id text not null,
  raw_id text not null,
  uid text not null references accounts (uid) on delete cascade,
  email text,
  display_name text,
  photo_url text,
  primary key (provider_id, raw_id),
  unique (uid, provider_id)
) strict;
create table if not exists sessions (
  token_hash text primary key,
  uid text not null,
  sign_in_provider text not null,
  auth_time integer not null,
  revoked integer not null default 0
) strict;
create index if not exists sessions_by_uid on sessions (uid);
create table if not exists codes (
  code_hash text primary key,
  uid text not null references accounts (uid) on delete cascade,
  request_type text not null,
  expires_at integer not null,
  used integer not null default 0
) strict;
create table if not exists mails (
  id integer primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  link text not null,
  sent_at integer not null
) strict;
create table if not exists letters (
  id integer primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  unsubscribe text,
  sent_at integer not null
) strict;
create table if not exists google_accounts (
  sub text primary key,
  email text not null unique,
  name text not null,
  last_used_at integer not null
) strict;
create table if not exists failed_sign_ins (
  email text primary key,
  failures integer not null,
  since integer not null
) strict;
create table if not exists settings (name text primary key, value text not null) strict;
`;

export function openIdentityStore(dataDir: string): DatabaseSync {
  return openStore(join(dataDir, 'identity.sqlite'), schema);
}

/** Runs `work` in a transaction and rolls back if it throws. `work` must be synchronous. */
export function atomically<T>(store: DatabaseSync, work: () => T): T {
  store.exec('begin immediate');
  try {
    const result = work();
    store.exec('commit');
    return result;
  } catch (error) {
    store.exec('rollback');
    throw error;
  }
}
