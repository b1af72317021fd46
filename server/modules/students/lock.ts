// Locks a student's row, so that decisions about one student are made one at a time.
import type { Transaction } from 'kysely';
import { isConflict } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { accountDeleted, studentNotFound } from '../../problems/problem.ts';
import { getStudent, insertStudent, isDeleted, selectForUpdate } from './store.ts';

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

/** A child, and the account that it belongs to. */
export interface Whose {
  uid: string;
  student: string;
}

/**
 * Runs `work` in a transaction that locks the row of the account. Creates the row when there is none; `isNew` says
 * so. Retries once after a conflict between transactions. Throws `account_deleted` for a deleted account.
 */
export const withAccount = <T>(
  database: Database,
  uid: string,
  now: number,
  work: (transaction: Transaction<Tables>, isNew: boolean) => Promise<T>,
): Promise<T> =>
  inTransaction(database, async (transaction) =>
    work(transaction, await lockAccount(database.engine, transaction, { userId: uid, now })),
  );

/**
 * Runs `work` in a transaction that locks the row of a child. Creates the row of an account's first child when there is
 * none. Retries like `withAccount`. Throws `account_deleted` for a deleted account, and `student_not_found` for a child
 * that was removed.
 */
export const withStudent = <T>(
  database: Database,
  { uid, student }: Whose,
  now: number,
  work: Work<T>,
): Promise<T> =>
  inTransaction(database, async (transaction) => {
    const { engine } = database;
    if (student === uid) await lockAccount(engine, transaction, { userId: uid, now });
    else if (engine === 'postgres') await selectForUpdate(transaction, { userId: student });
    const row = await getStudent(transaction, student);
    if (!row || row.child_removed_at !== null) throw studentNotFound();
    return work(transaction);
  });

async function inTransaction<T>({ db }: Database, work: Work<T>): Promise<T> {
  const attempt = () => db.transaction().execute(work);
  try {
    return await attempt();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return attempt();
  }
}

/** Locks the account's row until the transaction ends. Returns whether it was created. Throws `account_deleted`. */
async function lockAccount(
  engine: Database['engine'],
  transaction: Transaction<Tables>,
  account: { userId: string; now: number },
): Promise<boolean> {
  // SQLite allows one writer at a time, so it needs no lock. On PostgreSQL nearly all accounts have a row, so
  // locking is tried before inserting.
  const lock = async () => (await selectForUpdate(transaction, account)).length > 0;
  if (engine === 'postgres' && (await lock())) return false;
  const [created] = await insertStudent(transaction, account);
  // Another call may have created the row meanwhile, or deleted the row whose lock this one waited for.
  const isLocked = created
    ? !(await isDeleted(transaction, account.userId))
    : engine === 'sqlite' || (await lock());
  if (!isLocked) throw accountDeleted();
  return created !== undefined;
}
