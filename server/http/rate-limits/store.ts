// Counts the calls of each caller in windows. A window begins with its first call.
import { sql } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Db } from '../../database/tables.ts';

export interface CallCount {
  calls: number;
  /** Epoch milliseconds. */
  windowEndsAt: number;
}

const upsertCount = prepare(
  (db, of: { call: string; caller: string; windowEndsAt: number; now: number }) =>
    db
      .insertInto('call_counts')
      .values({ call: of.call, caller: of.caller, calls: 1, window_ends_at: of.windowEndsAt })
      .onConflict((conflict) =>
        conflict.columns(['call', 'caller']).doUpdateSet({
          calls: sql`case when call_counts.window_ends_at <= ${of.now} then 1 else call_counts.calls + 1 end`,
          window_ends_at: sql`case when call_counts.window_ends_at <= ${of.now} then excluded.window_ends_at else call_counts.window_ends_at end`,
        }),
      )
      .returning(['calls', 'window_ends_at']),
);

/** Counts one more call and returns the total of the window, in a single statement. */
export async function countCall(
  db: Db,
  { call, caller, windowEndsAt }: { call: string; caller: string; windowEndsAt: number },
  now: number,
): Promise<CallCount> {
  const [row] = await upsertCount(db, { call, caller, windowEndsAt, now });
  return { calls: row?.calls ?? 1, windowEndsAt: row?.window_ends_at ?? windowEndsAt };
}

export async function deletePastCounts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('call_counts').where('window_ends_at', '<=', now).execute();
}
