// What the job does with many rows, in steps, so that other calls come between them: SQLite answers one at a time.
import { setImmediate } from 'node:timers/promises';
import { letterStates } from '../../../domain/letters.ts';
import type { Db } from '../../database/tables.ts';
import { deleteLetters, insertWeekly, listUsersAfter } from './store.ts';

const AT_ONCE = 500;

/** Notes the weekly letter as due for everyone who has asked for it. `now` is in epoch milliseconds. */
export async function noteWeekly(
  db: Db,
  week: { monday: string; now: number },
  atOnce = AT_ONCE,
): Promise<void> {
  for (let after = ''; ;) {
    const ids = await listUsersAfter(db, after, atOnce);
    const last = ids.at(-1);
    if (last === undefined) return;
    await insertWeekly(db, { after, last }, week);
    after = last;
    await setImmediate();
  }
}

/** Forgets letters that were last due before `before`, in epoch milliseconds, whatever became of them. */
export async function forgetLetters(db: Db, before: number, atOnce = AT_ONCE): Promise<void> {
  for (const state of letterStates) {
    while ((await deleteLetters(db, { state, before }, atOnce)) === atOnce) await setImmediate();
  }
}
