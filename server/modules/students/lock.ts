// Nothing is decided about a student twice at once: her row is held while it is decided.
import type { Transaction } from 'kysely';
import { isConflict } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { accountDeleted } from '../../problems/problem.ts';
import { hasLeft, insertStudent, selectForUpdate } from './store.ts';

/**
 * Runs `work` in a transaction that holds the student's row (created when absent), so that no two
 * decisions about one student overlap. Tried once more when the database gave way to another.
 * Throws `account_deleted` for a student who has left: her row does not come back. `isNew` says that
 * her row was created here.
 */
export async function withStudent<T>(
  database: Database,
  userId: string,
  now: number,
  work: (transaction: Transaction<Tables>, isNew: boolean) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    database.db.transaction().execute(async (transaction) => {
      const isNew = await hold(database.engine, transaction, { userId, now });
      return work(transaction, isNew);
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return attempt();
  }
}

/**
 * Holds the student's row until the transaction ends; says whether it was created for that. Throws
 * `account_deleted`.
 */
async function hold(
  engine: Database['engine'],
  transaction: Transaction<Tables>,
  student: { userId: string; now: number },
): Promise<boolean> {
  // SQLite has one who writes at a time. On PostgreSQL nearly all have their row: the lock comes first.
  const lock = async () => (await selectForUpdate(transaction, student)).length > 0;
  if (engine === 'postgres' && (await lock())) return false;
  const [created] = await insertStudent(transaction, student);
  // Another call may create the row meanwhile, or delete the one that this one waited for.
  const isHeld = created
    ? !(await hasLeft(transaction, student.userId))
    : engine === 'sqlite' || (await lock());
  if (!isHeld) throw accountDeleted();
  return created !== undefined;
}
