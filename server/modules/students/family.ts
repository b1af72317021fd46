// The children of an account: who they are, and which of them a call is about.
import { randomUUID } from 'node:crypto';
import type { NewStudent, StudentChanges } from '../../../contracts/students.ts';
import { MOST_CHILDREN } from '../../../domain/family.ts';
import { fold } from '../../../domain/text.ts';
import { createChangeCheck } from '../../database/change-check.ts';
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import { bumpVersion } from '../../database/version-counters.ts';
import { badFields, Problem, studentNotFound } from '../../problems/problem.ts';
import { withAccount } from './lock.ts';
import {
  clearFirstChild,
  countStars,
  deleteChild,
  insertChild,
  listFamily,
  saveStudent,
  type StudentRow,
} from './store.ts';

/** A child with its stars. */
export interface Child {
  row: StudentRow;
  totalStars: number;
}

export interface Family {
  /** Returns the id of the child of this account that a call names; its first child without a name. Throws `student_not_found`. */
  studentOf(uid: string, named: string | undefined): Promise<string>;
  /** Returns how many children the account has; 1 before anything is saved. */
  count(uid: string): Promise<number>;
  /** Returns the children of the account, the first one first. */
  list(uid: string): Promise<Child[]>;
  /** Throws `invalid_request` for a seventh child, and for a first name that another child has. */
  add(uid: string, child: NewStudent): Promise<Child>;
  /** Throws `student_not_found`, and `invalid_request` for a first name that another child has. */
  change(uid: string, id: string, changes: StudentChanges): Promise<Child>;
  /** Removes a child with all that is kept of it. Throws `student_not_found`, and `invalid_request` for the last child. */
  remove(uid: string, id: string): Promise<void>;
}

const FAMILIES = 'families';
/** How many accounts a process remembers. */
const REMEMBERED = 10_000;

export function createFamily(database: Database, now: () => number): Family {
  const { db } = database;
  /** The ids of the children of an account. */
  const known = new Map<string, Promise<string[]>>();
  const changed = () => known.clear();
  const invalidateIfChanged = createChangeCheck(database, [FAMILIES], changed);

  async function idsOf(uid: string): Promise<string[]> {
    await invalidateIfChanged();
    const remembered = known.get(uid);
    if (remembered) return remembered;
    const loading = listFamily(db, uid).then((rows) => rows.map(({ id }) => id));
    known.set(uid, loading);
    const forget = () => known.get(uid) === loading && known.delete(uid);
    // An account without a row gets one with its first call that is kept.
    loading.then((ids) => ids.length === 0 && forget(), forget);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return loading;
  }

  /** Runs `work` on the children of an account, one call at a time. */
  const onFamily = <T>(uid: string, work: (transaction: Db, rows: StudentRow[]) => Promise<T>) =>
    withAccount(database, uid, now(), async (transaction) => {
      const result = await work(transaction, await listFamily(transaction, uid));
      await bumpVersion(transaction, FAMILIES);
      return result;
    }).finally(changed);

  const withStars = async (row: StudentRow): Promise<Child> => ({
    row,
    totalStars: await countStars(db, row.id),
  });

  return {
    async studentOf(uid, named) {
      const ids = await idsOf(uid);
      if (named === undefined) return ids[0] ?? uid;
      if (ids.includes(named) || (ids.length === 0 && named === uid)) return named;
      throw studentNotFound();
    },
    count: async (uid) => Math.max(1, (await idsOf(uid)).length),
    list: async (uid) => Promise.all((await listFamily(db, uid)).map(withStars)),
    async add(uid, child) {
      const row = await onFamily(uid, async (transaction, rows) => {
        if (rows.length >= MOST_CHILDREN) throw tooManyChildren();
        requireOwnName(rows, child.firstName);
        const id = randomUUID();
        return insertChild(transaction, { id, account_id: uid, now: now(), ...fieldsOf(child) });
      });
      return withStars(row);
    },
    async change(uid, id, changes) {
      const row = await onFamily(uid, async (transaction, rows) => {
        const before = rows.find((one) => one.id === id);
        if (!before) throw studentNotFound();
        const others = rows.filter((one) => one !== before);
        if (changes.firstName !== undefined) requireOwnName(others, changes.firstName);
        const { readingLevel } = changes;
        const keepsStep = readingLevel === undefined || readingLevel === before.reading_level;
        const fields = { ...fieldsOf(changes), ...(!keepsStep && { starting_step: null }) };
        return saveStudent(transaction, id, fields, now());
      });
      return withStars(row);
    },
    async remove(uid, id) {
      await onFamily(uid, async (transaction, rows) => {
        if (!rows.some((one) => one.id === id)) throw studentNotFound();
        if (rows.length === 1) throw lastChild();
        if (id === uid) await clearFirstChild(transaction, uid, now());
        else await deleteChild(transaction, id);
      });
    },
  };
}

const tooManyChildren = () =>
  new Problem('invalid_request', `A family can have at most ${MOST_CHILDREN} children.`);
const lastChild = () =>
  new Problem(
    'invalid_request',
    'A family has at least one child. To remove everything, delete the account.',
  );

function requireOwnName(others: readonly StudentRow[], firstName: string): void {
  const isTaken = others.some(({ first_name: name }) => fold(name ?? '') === fold(firstName));
  if (!isTaken) return;
  const message = `There is already a child called ${firstName} in your family`;
  throw badFields([{ field: 'firstName', message }]);
}

const fieldsOf = ({ firstName, age, readingLevel, favoriteGenre, avatar }: StudentChanges) => ({
  ...(firstName !== undefined && { first_name: firstName }),
  ...(age !== undefined && { age }),
  ...(readingLevel !== undefined && { reading_level: readingLevel }),
  ...(favoriteGenre !== undefined && { favorite_genre: favoriteGenre }),
  ...(avatar !== undefined && { avatar }),
});
