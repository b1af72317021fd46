// Locks a student's row, so that decisions about one student are made one at a time.
import type { Transaction } from 'kysely';
import { isConflict } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { accountDeleted } from '../../problems/problem.ts';
import { insertStudent, isDeleted, selectForUpdate } from './store.ts';

/**
 * Runs `work` in a transaction that locks the student's row. Creates the row when there is none; `isNew` says
 * so. Retries once after a conflict between transactions. Throws `account_deleted` for a deleted account.
 */
export async function withStudent<T>(
  database: Database,
  userId: string,
  now: number,
  work: (transaction: Transaction<Tables>, isNew: boolean) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    database.db.transaction().execute(async (transaction) => {
      const isNew = await lockStudent(database.engine, transaction, { userId, now });
      return work(transaction, isNew);
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return attempt();
  }
}

/** Locks the student's row until the transaction ends. Returns whether it was created. Throws `account_deleted`. */
async function lockStudent(
  engine: Database['engine'],
  transaction: Transaction<Tables>,
  student: { userId: string; now: number },
): Promise<boolean> {
  // SQLite allows one writer at a time, so it needs no lock. On PostgreSQL nearly all students have a row, so
  // locking is tried before inserting.
  const lock = async () => (await selectForUpdate(transaction, student)).length > 0;
  if (engine === 'postgres' && (await lock())) return false;
  const [created] = await insertStudent(transaction, student);
  // Another call may have created the row meanwhile, or deleted the row whose lock this one waited for.
  const isLocked = created
    ? !(await isDeleted(transaction, student.userId))
    : engine === 'sqlite' || (await lock());
  if (!isLocked) throw accountDeleted();
  return created !== undefined;
}
