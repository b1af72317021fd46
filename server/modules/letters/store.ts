// The letters that are due, and who has asked for the weekly one.
import type { Selectable } from 'kysely';
import type { LetterKind, LetterState } from '../../../domain/letters.ts';
import type { Db, LettersTable } from '../../database/tables.ts';

export type LetterRow = Selectable<LettersTable>;

/** The states of a letter that is not done with. */
const open = ['due', 'sending', 'resending'] as const;

/** Notes a letter as due, unless it was noted before. */
export async function insertLetter(
  db: Db,
  letter: { user_id: string; kind: LetterKind; period: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('letters')
    .values({ ...letter, state: 'due', tries: 0, due_at: now, made_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'period']).doNothing())
    .execute();
}

/** Notes the weekly letter as due for everyone who has asked for it. */
export async function insertWeekly(db: Db, monday: string, now: number): Promise<void> {
  await db
    .insertInto('letters')
    .columns(['user_id', 'kind', 'period', 'state', 'tries', 'due_at', 'made_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('users')
        .select(({ ref }) => [
          ref('id').as('user_id'),
          val<LetterKind>('weekly').as('kind'),
          val(monday).as('period'),
          val<LetterState>('due').as('state'),
          val(0).as('tries'),
          val(now).as('due_at'),
          val(now).as('made_at'),
        ])
        .where('weekly_letter_since', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'period']).doNothing())
    .execute();
}

/** Returns the letter that has waited longest; undefined if none is due at `now`. */
export async function nextLetter(db: Db, now: number): Promise<LetterRow | undefined> {
  return db
    .selectFrom('letters')
    .selectAll()
    .where('state', 'in', open)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
}

/** Changes a letter, unless it was changed since it was read. Returns the changed one; undefined if it was not changed. */
export async function changeLetter(
  db: Db,
  { user_id, kind, period, state, tries, due_at }: LetterRow,
  changes: Partial<Pick<LetterRow, 'state' | 'tries' | 'due_at'>>,
): Promise<LetterRow | undefined> {
  return db
    .updateTable('letters')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .where('due_at', '=', due_at)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes letters that were noted before `madeBefore`. */
export async function deleteLetters(db: Db, madeBefore: number): Promise<void> {
  await db.deleteFrom('letters').where('made_at', '<', madeBefore).execute();
}

/** Takes back that a parent has asked for the weekly letter. Does nothing for an account that is not there. */
export async function stopWeekly(db: Db, uid: string): Promise<void> {
  await db.updateTable('users').set({ weekly_letter_since: null }).where('id', '=', uid).execute();
}
