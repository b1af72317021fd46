// Reads and saves what a parent enters about the child.
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { withStudent } from '../students/lock.ts';
import {
  countStars,
  getStudent,
  saveStudent,
  type StudentFields,
  type StudentRow,
} from '../students/service.ts';

export interface AccountContext {
  database: Database;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface Account {
  /** Undefined until something is saved. */
  row: StudentRow | undefined;
  totalStars: number;
}

export async function getAccount(
  { database: { db } }: AccountContext,
  uid: string,
): Promise<Account> {
  return { row: await getStudent(db, uid), totalStars: await countStars(db, uid) };
}

/** Saves the given fields. Creates the student's row when there is none, which counts as a sign-up. */
export async function saveAccount(
  { database, metrics, now }: AccountContext,
  uid: string,
  fields: StudentFields,
): Promise<Account> {
  let isSignUp = false;
  const account = await withStudent(database, uid, now(), async (transaction, isNew) => {
    isSignUp = isNew;
    const changes = { ...(await clearedStep(transaction, uid, fields)), ...fields };
    const row = await saveStudent(transaction, uid, changes, now());
    return { row, totalStars: await countStars(transaction, uid) };
  });
  if (isSignUp) metrics.signedUp();
  return account;
}

/** Returns the change that a new level makes to the starting step: a step of another level is cleared. */
async function clearedStep(
  transaction: Db,
  uid: string,
  { reading_level: level }: StudentFields,
): Promise<StudentFields> {
  if (level === undefined) return {};
  const before = await getStudent(transaction, uid);
  return before === undefined || before.reading_level === level ? {} : { starting_step: null };
}

/** Saves the fields that are not empty, so that a sync never overwrites a stored value with an empty one. */
export async function syncAccount(
  context: AccountContext,
  uid: string,
  fields: StudentFields,
): Promise<Account> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== null);
  return saveAccount(context, uid, Object.fromEntries(filled));
}
