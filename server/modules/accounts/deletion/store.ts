// Who is leaving, and what goes with her. Every function takes the database or a transaction on it.
import type { Selectable } from 'kysely';
import { prepare } from '../../../database/prepared.ts';
import type { Db, LeavingsTable } from '../../../database/tables.ts';

export type LeavingRow = Selectable<LeavingsTable>;

const selectLeaving = prepare((db, of: { userId: string }) =>
  db.selectFrom('leavings').selectAll().where('user_id', '=', of.userId),
);

export async function getLeaving(db: Db, userId: string): Promise<LeavingRow | undefined> {
  return (await selectLeaving(db, { userId }))[0];
}

/** The leavings that were last noted at `time` or before. */
export async function listLeavings(db: Db, time: number): Promise<LeavingRow[]> {
  return db.selectFrom('leavings').selectAll().where('noted_at', '<=', time).execute();
}

export async function saveLeaving(db: Db, leaving: LeavingRow): Promise<void> {
  const { signed_in_at, noted_at } = leaving;
  await db
    .insertInto('leavings')
    .values(leaving)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ signed_in_at, noted_at }))
    .execute();
}

/** Forgets this leaving, unless it has been noted anew. */
export async function deleteLeaving(db: Db, leaving: LeavingRow): Promise<void> {
  await db
    .deleteFrom('leavings')
    .where('user_id', '=', leaving.user_id)
    .where('noted_at', '=', leaving.noted_at)
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

/** Deletes the student's row, and with it every row that refers to it. */
export async function deleteStudent(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
