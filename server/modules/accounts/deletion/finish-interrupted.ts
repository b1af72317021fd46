import type { Db } from '../../../database/tables.ts';
import { getStudent } from '../../students/service.ts';
import type { DeletionContext } from './context.ts';
import { deleteData } from './delete-data.ts';
import { removePayments } from './end-payments.ts';
import {
  deleteOrphans,
  type DeletionRow,
  getDeletion,
  listDeletions,
  removeDeletion,
} from './store.ts';

/** Tokens expire after one hour. The second hour allows for clocks that differ. */
const TOKENS_LIVE_MS = 2 * 3_600_000;

/**
 * Finishes deletions that were recorded at least two hours ago and interrupted, and removes the records of
 * finished ones, because all tokens have expired by then. A student who has signed in again since has no
 * record any more. A customer or an open checkout page alone does not cancel a deletion; what was paid
 * since is refunded. `now` is in epoch milliseconds. Returns the number of students whose data was deleted.
 * Tries all of them, then throws the first failure. Deletes children without an account, too.
 */
export async function finishInterrupted(context: DeletionContext, now: number): Promise<number> {
  let finished = 0;
  const failures: unknown[] = [];
  for (const deletion of await listDeletions(context.database.db, now - TOKENS_LIVE_MS)) {
    try {
      if (await finish(context, deletion, now)) finished += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  await deleteOrphans(context.database.db);
  if (failures.length > 0) throw failures[0];
  return finished;
}

/** Returns whether it deleted the student's data. */
async function finish(
  context: DeletionContext,
  deletion: DeletionRow,
  now: number,
): Promise<boolean> {
  const { user_id: uid } = deletion;
  const { db } = context.database;
  const hasChanged = async (transaction: Db) =>
    (await getDeletion(transaction, uid))?.noted_at !== deletion.noted_at;
  if (await hasChanged(db)) return false;
  const student = await getStudent(db, uid);
  const removed = await removePayments(context, deletion, [student?.email ?? null]);
  if (!student) {
    await removeDeletion(db, deletion);
    return false;
  }
  return deleteData(context, { ...deletion, noted_at: now }, removed, hasChanged);
}
