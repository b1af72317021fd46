import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newTestDatabase, openTestDatabase } from '../../test-support/databases.ts';
import type { Db } from '../tables.ts';

const insert = (db: Db, name: string) =>
  db.insertInto('marks').values({ name, made_at: 1 }).execute();
const marksIn = async (db: Db) =>
  (await db.selectFrom('marks').select('name').execute()).map(({ name }) => name);

test('statements outside of a transaction wait until it ends', async () => {
  const { db } = await openTestDatabase('sqlite');
  const others: Promise<unknown>[] = [];
  const work = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'inside');
    others.push(insert(db, 'outside'), marksIn(db));
    expect(await marksIn(transaction)).toEqual(['inside']);
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await Promise.all(others)).toEqual([expect.anything(), ['outside']]);
});

test('a transaction that SQLite has rolled back by itself lets the next one begin', async () => {
  const { db } = await openTestDatabase('sqlite');
  const rolledBack = db.transaction().execute(async (transaction) => {
    await sql`insert or rollback into marks values (null, null)`.execute(transaction);
  });
  const next = db.transaction().execute((transaction) => insert(transaction, 'next'));
  await expect(rolledBack).rejects.toThrow('NOT NULL');
  await next;
  expect(await marksIn(db)).toEqual(['next']);
});

test('a query log that throws when a transaction has begun leaves the connection free', async () => {
  const onQuery = vi.fn();
  const { db } = await (await newTestDatabase('sqlite', { onQuery }))();
  onQuery.mockImplementationOnce(() => {
    throw new Error('no log');
  });
  const work = db.transaction().execute((transaction) => insert(transaction, 'lost'));
  await expect(work).rejects.toThrow('no log');
  expect(onQuery).toHaveBeenCalledOnce();
  await insert(db, 'next');
  expect(await marksIn(db)).toEqual(['next']);
});

test('a rollback that fails leaves the connection free, and nothing of its transaction', async () => {
  const { db } = await openTestDatabase('sqlite');
  const work = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'lost');
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementationOnce(() => {
      throw new Error('no rollback');
    });
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('no rollback');
  await insert(db, 'next');
  expect(await marksIn(db)).toEqual(['next']);
});
