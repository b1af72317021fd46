// Leases in the database, so that only one of several processes does a piece of work at a time. When a
// process ends without releasing its lease, the others wait until the lease expires.
import type { Db } from './tables.ts';

export interface Lease {
  /** The name of the work. */
  name: string;
  /** The id of the process. */
  holder: string;
}

/**
 * Takes a lease until `until`, unless it is still held at `now`. Returns whether it was taken.
 * Times are epoch milliseconds.
 */
export async function takeLease(
  db: Db,
  { name, holder }: Lease,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, held_until: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, held_until: until })
        .where('leases.held_until', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Extends a lease that this holder has. Returns false, and does nothing, when another holder has it. */
export async function extendLease(
  db: Db,
  { name, holder }: Lease,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set({ held_until: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function releaseLease(db: Db, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
