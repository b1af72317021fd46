import { describe, expect, test } from 'vitest';
import { engines, newTestDatabase, openTestDatabase } from '../../test-support/databases.ts';
import { everyRow, fillEveryTable } from '../../test-support/filled-tables.ts';
import { createFamily } from './family.ts';
import { clearFirstChild } from './store.ts';

const alex = { firstName: 'Alex', age: 5, readingLevel: 1 };
/** The tables of an account that belong to no child of it. */
const OF_ACCOUNT = ['leavings', 'letters', 'subscriptions', 'users'];

describe.each(engines)('a family on %s', (engine) => {
  test('which child a call is about is one read, which is remembered', async () => {
    const asked: string[] = [];
    const open = await newTestDatabase(engine, { onQuery: ({ query }) => asked.push(query.sql) });
    const family = createFamily(await open(), () => 1);
    const { row } = await family.add('kim', alex);
    const reads = () => asked.filter((statement) => statement.includes('account_id'));
    asked.length = 0;
    for (let call = 0; call < 5; call++) {
      expect(await family.studentOf('kim', undefined)).toBe('kim');
      expect(await family.studentOf('kim', row.id)).toBe(row.id);
      await expect(family.studentOf('kim', 'nobody')).rejects.toMatchObject({
        code: 'student_not_found',
      });
    }
    expect(reads()).toHaveLength(1);
  });

  test('of a first child that was removed, no table keeps anything', async () => {
    const database = await openTestDatabase(engine);
    await fillEveryTable(database);
    const uid = 'Zoë 6';
    const ofStudent = async () =>
      Object.entries(await everyRow(database)).flatMap(([table, rows]) => {
        const owner = table === 'users' ? 'id' : 'user_id';
        const isTheirs = (row: unknown) => (row as Record<string, unknown>)[owner] === uid;
        return rows.some(isTheirs) ? [table] : [];
      });
    expect(await ofStudent()).toEqual(expect.arrayContaining([...OF_ACCOUNT, 'progress']));
    await clearFirstChild(database.db, uid, 7);
    expect((await ofStudent()).toSorted()).toEqual(OF_ACCOUNT);
    const row = await database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', uid)
      .executeTakeFirstOrThrow();
    const kept = Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [name]));
    expect(kept.toSorted()).toEqual(
      [
        ...['account_id', 'asks_grown_up', 'child_removed_at', 'created_at', 'email', 'id'],
        ...['parent_first_name', 'parent_last_name', 'updated_at', 'weekly_letter_since'],
        'email_verified',
      ].toSorted(),
    );
  });
});
