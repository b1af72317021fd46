// Account deletions that are recorded, and the rows that are deleted with an account. Every function takes the
// database or a transaction on it.
import type { Selectable } from 'kysely';
import { prepare } from '../../../database/prepared.ts';
import type { Db, DeletionsTable } from '../../../database/tables.ts';

export type DeletionRow = Selectable<DeletionsTable>;

const selectDeletion = prepare((db, of: { userId: string }) =>
  db.selectFrom('leavings').selectAll().where('user_id', '=', of.userId),
);

export async function getDeletion(db: Db, userId: string): Promise<DeletionRow | undefined> {
  return (await selectDeletion(db, { userId }))[0];
}

/** The deletions that were last recorded at `time` or before. */
export async function listDeletions(db: Db, time: number): Promise<DeletionRow[]> {
  return db.selectFrom('leavings').selectAll().where('noted_at', '<=', time).execute();
}

export async function saveDeletion(db: Db, deletion: DeletionRow): Promise<void> {
  const { signed_in_at, noted_at } = deletion;
  await db
    .insertInto('leavings')
    .values(deletion)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ signed_in_at, noted_at }))
    .execute();
}

/** Removes this record, unless it has been written again since it was read. */
export async function removeDeletion(db: Db, deletion: DeletionRow): Promise<void> {
  await db
    .deleteFrom('leavings')
    .where('user_id', '=', deletion.user_id)
    .where('noted_at', '=', deletion.noted_at)
    .execute();
}

/** The student's customers at the payment provider, each with the account it belongs to. */
export async function listCustomers(
  db: Db,
  userId: string,
): Promise<{ account: string; customer_id: string }[]> {
  return db
    .selectFrom('subscriptions')
    .select(['account', 'customer_id'])
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteCustomers(
  db: Db,
  userId: string,
  account: string,
  customerIds: readonly string[],
): Promise<void> {
  if (customerIds.length === 0) return;
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('account', '=', account)
    .where('customer_id', 'in', customerIds)
    .execute();
}

/** Deletes the rows of the account and of its further children, and with them every row that refers to them. */
export async function deleteFamily(db: Db, uid: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where(({ eb, or }) => or([eb('id', '=', uid), eb('account_id', '=', uid)]))
    .execute();
}

/** Deletes children whose account is gone: a release that knows one child alone has deleted the account. */
export async function deleteOrphans(db: Db): Promise<void> {
  await db
    .deleteFrom('users')
    .where('account_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as account')
            .select('account.id')
            .whereRef('account.id', '=', 'users.account_id'),
        ),
      ),
    )
    .execute();
}
