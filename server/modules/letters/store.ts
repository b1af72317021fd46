// The letters that are due, and who has asked for the weekly one.
import type { Selectable } from 'kysely';
import type { LetterKind, LetterState } from '../../../domain/letters.ts';
import { prepare } from '../../database/prepared.ts';
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

/** Returns the ids of the next `limit` rows of `users` after `id`, in their order. */
export async function listUsersAfter(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Notes the weekly letter as due for everyone who has asked for it, of the ids after `after` up to `last`. */
export async function insertWeekly(
  db: Db,
  { after, last }: { after: string; last: string },
  { monday, now }: { monday: string; now: number },
): Promise<void> {
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
        .where('id', '>', after)
        .where('id', '<=', last)
        .where('weekly_letter_since', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'period']).doNothing())
    .execute();
}

/** One state at a time, so that the index `letters_due` has its first row first: of several, all would be sorted. */
const selectFirstDue = prepare((db, of: { state: LetterState; now: number }) =>
  db
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', of.state)
    .where('due_at', '<=', of.now)
    .orderBy('due_at')
    .orderBy('user_id')
    .limit(1),
);

/** Returns the letter that has waited longest; undefined if none is due at `now`. */
export async function nextLetter(db: Db, now: number): Promise<LetterRow | undefined> {
  const first = await Promise.all(open.map((state) => selectFirstDue(db, { state, now })));
  return first.flat().toSorted((a, b) => a.due_at - b.due_at)[0];
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

/** Deletes up to `limit` letters of a state that were last due before `before`. Returns how many. */
export async function deleteLetters(
  db: Db,
  { state, before }: { state: LetterState; before: number },
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'kind', 'period'),
        'in',
        selectFrom('letters')
          .select(['user_id', 'kind', 'period'])
          .where('state', '=', state)
          .where('due_at', '<', before)
          .orderBy('due_at')
          .limit(limit)
          .$asTuple('user_id', 'kind', 'period'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Takes back that a parent has asked for the weekly letter. Does nothing for an account that is not there. */
export async function stopWeekly(db: Db, uid: string): Promise<void> {
  await db.updateTable('users').set({ weekly_letter_since: null }).where('id', '=', uid).execute();
}
