import type { Db } from '../../database/tables.ts';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/tables.ts';

export type FamilyRow = Pick<
  Selectable<UsersTable>,
  'id' | 'email' | 'email_verified' | 'created_at'
>;

const fields = ['id', 'email', 'email_verified', 'created_at'] as const;

/** Lists up to `limit` accounts with this address, the newest first. `email` is in small letters. */
export async function listFamilies(db: Db, email: string, limit: number): Promise<FamilyRow[]> {
  // An owner asks now and then, so it reads all accounts and needs no index.
  return db
    .selectFrom('users')
    .select(fields)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .where('account_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function getFamily(db: Db, id: string): Promise<FamilyRow | undefined> {
  return db
    .selectFrom('users')
    .select(fields)
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst();
}
