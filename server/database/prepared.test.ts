import { expect, test, vi } from 'vitest';
import { engines, openTestDatabase } from '../test-support/databases.ts';
import { prepare } from './prepared.ts';
import type { Db } from './tables.ts';

const insertLease = (db: Db, of: { name: string; time: number }) =>
  db
    .insertInto('leases')
    .values({ name: of.name, holder: 'fixed', held_until: of.time })
    .returningAll();

test.each(engines)(
  'on %s a query is built once and runs with new values each time',
  async (engine) => {
    const { db } = await openTestDatabase(engine);
    const build = vi.fn(insertLease);
    const insert = prepare(build);
    expect(await insert(db, { name: 'one', time: 1 })).toMatchObject([
      { name: 'one', held_until: 1 },
    ]);
    await db.transaction().execute(async (transaction) => {
      const rows = await insert(transaction, { name: 'two', time: 2 });
      expect(rows).toMatchObject([{ name: 'two', held_until: 2, holder: 'fixed' }]);
    });
    expect(build).toHaveBeenCalledOnce();
  },
);

test('a prepared query works on both engines', async () => {
  const select = prepare((db, of: { name: string }) =>
    db.selectFrom('leases').select('name').where('name', '=', of.name),
  );
  for (const engine of engines) {
    const { db } = await openTestDatabase(engine);
    await prepare(insertLease)(db, { name: engine, time: 1 });
    expect(await select(db, { name: engine })).toEqual([{ name: engine }]);
    expect(await select(db, { name: 'other' })).toEqual([]);
  }
});
