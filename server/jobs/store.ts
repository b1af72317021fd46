import type { Db } from '../database/tables.ts';
// Work that one process does at a time, however many there are: whoever holds its lease. One that ends
// without giving it back is waited for until it runs out.

export interface Lease {
  /** Of the work. */
  name: string;
  /** Of the process. */
  holder: string;
}

/** Takes a lease until `until`, unless another process holds it at `now`; says whether it did. Epoch milliseconds. */
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

/** Holds on to a lease that this process has. */
export async function keepLease(db: Db, { name, holder }: Lease, until: number): Promise<void> {
  await db
    .updateTable('leases')
    .set({ held_until: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

export async function endLease(db: Db, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
