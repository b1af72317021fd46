// Reads and saves what a parent enters about the family.
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { studentNotFound } from '../../problems/problem.ts';
import type { Family } from '../students/family.ts';
import { type Whose, withAccount, withStudent } from '../students/lock.ts';
import {
  countStars,
  getStudent,
  listFamily,
  saveStudent,
  type StudentFields,
  type StudentRow,
} from '../students/service.ts';

export interface AccountContext {
  database: Database;
  family: Pick<Family, 'count' | 'list' | 'studentOf'>;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
}

/** A child, with the row of its account. */
export interface Account {
  student: string;
  /** The child's. Undefined until something is saved. */
  row: StudentRow | undefined;
  account: StudentRow | undefined;
  totalStars: number;
  /** How many children the account has. */
  children: number;
}

/** Throws `student_not_found` for a child that was removed, also since the call was let in. */
export async function getAccount(
  { database: { db }, family }: AccountContext,
  { uid, student }: Whose,
): Promise<Account> {
  const [row, totalStars, children] = await Promise.all([
    getStudent(db, student),
    countStars(db, student),
    family.count(uid),
  ]);
  const isGone = row === undefined ? student !== uid : row.child_removed_at !== null;
  if (isGone) throw studentNotFound();
  const account = student === uid ? row : await getStudent(db, uid);
  return { student, row, account, totalStars, children };
}

/**
 * Saves these fields of the account and of its first child. Creates the account's row when there is none, which counts
 * as a sign-up.
 */
export async function saveAccount(
  context: AccountContext,
  uid: string,
  fields: StudentFields,
): Promise<Account> {
  const { database, family, metrics, now } = context;
  let isSignUp = false;
  await withAccount(database, uid, now(), async (transaction, isNew) => {
    isSignUp = isNew;
    const student = (await listFamily(transaction, uid))[0]?.id ?? uid;
    const changes = { ...(await clearedStep(transaction, student, fields)), ...fields };
    for (const [id, part] of partsOf(changes, { uid, student })) {
      await saveStudent(transaction, id, part, now());
    }
  });
  if (isSignUp) metrics.signedUp();
  return getAccount(context, { uid, student: await family.studentOf(uid, undefined) });
}

/** Parts the fields of an account from those of its first child, where both do not share a row. */
function partsOf(fields: StudentFields, { uid, student }: Whose): [id: string, StudentFields][] {
  if (student === uid) return [[uid, fields]];
  const named = Object.entries(fields);
  const pick = (isOfAccount: boolean): StudentFields =>
    Object.fromEntries(named.filter(([name]) => OF_ACCOUNT.includes(name) === isOfAccount));
  return [
    [uid, pick(true)],
    [student, pick(false)],
  ];
}

const OF_ACCOUNT = ['email', 'email_verified', 'parent_first_name', 'parent_last_name'];

/** Saves these fields of a child, and of its account what is the account's. Throws `student_not_found`. */
export async function changeUser(
  context: AccountContext,
  whose: Whose,
  { asks_grown_up: asksGrownUp, ...fields }: StudentFields,
): Promise<Account> {
  const { database, now } = context;
  const { uid, student } = whose;
  if (Object.keys(fields).length > 0) {
    await withStudent(database, whose, now(), async (transaction) => {
      const changes = { ...(await clearedStep(transaction, student, fields)), ...fields };
      await saveStudent(transaction, student, changes, now());
    });
  }
  if (asksGrownUp !== undefined) {
    await withAccount(database, uid, now(), (transaction) =>
      saveStudent(transaction, uid, { asks_grown_up: asksGrownUp }, now()),
    );
  }
  return getAccount(context, whose);
}

/** Returns the change that a new level makes to the starting step: a step of another level is cleared. */
async function clearedStep(
  transaction: Db,
  id: string,
  { reading_level: level }: StudentFields,
): Promise<StudentFields> {
  if (level === undefined) return {};
  const before = await getStudent(transaction, id);
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
