import type { Selectable } from 'kysely';
import type { DailyFiguresTable, Db, FigureFailuresTable } from '../../database/tables.ts';

export type FiguresRow = Selectable<DailyFiguresTable>;
export type FailureRow = Selectable<FigureFailuresTable>;

/** Returns the days of an account from `since` on, oldest first. */
export async function listFigures(db: Db, account: string, since: string): Promise<FiguresRow[]> {
  return db
    .selectFrom('daily_figures')
    .selectAll()
    .where('account', '=', account)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
}

/** Stores all of these days, or none. */
export async function saveFigures(db: Db, rows: readonly FiguresRow[]): Promise<void> {
  await db
    .insertInto('daily_figures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account', 'day']).doUpdateSet(({ ref }) => ({
        families: ref('excluded.families'),
        in_trial: ref('excluded.in_trial'),
        failing: ref('excluded.failing'),
        started: ref('excluded.started'),
        ended: ref('excluded.ended'),
        income: ref('excluded.income'),
        read_at: ref('excluded.read_at'),
      })),
    )
    .execute();
}

/** Returns the last day of an account; undefined if none was read. */
export async function findLastFigures(db: Db, account: string): Promise<FiguresRow | undefined> {
  return db
    .selectFrom('daily_figures')
    .selectAll()
    .where('account', '=', account)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the account that was read last; undefined if none ever was. */
export async function findLastAccount(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_figures')
    .select('account')
    .orderBy('read_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.account;
}

export async function findFailure(db: Db, keyDigest: string): Promise<FailureRow | undefined> {
  return db
    .selectFrom('figure_failures')
    .selectAll()
    .where('key_digest', '=', keyDigest)
    .executeTakeFirst();
}

/** Keeps since when it has failed. */
export async function saveFailure(db: Db, row: FailureRow): Promise<void> {
  await db
    .insertInto('figure_failures')
    .values(row)
    .onConflict((conflict) => conflict.column('key_digest').doUpdateSet({ reason: row.reason }))
    .execute();
}

export async function deleteFailure(db: Db, keyDigest: string): Promise<void> {
  await db.deleteFrom('figure_failures').where('key_digest', '=', keyDigest).execute();
}
