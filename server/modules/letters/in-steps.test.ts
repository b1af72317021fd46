// What the job does with many rows, over both databases.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { letterStates } from '../../../domain/letters.ts';
import type { Database } from '../../database/open.ts';
import { engines, newTestDatabase, openTestDatabase } from '../../test-support/databases.ts';
import { forgetLetters, noteWeekly } from './in-steps.ts';
import { nextLetter } from './store.ts';

const MONDAY = '2026-01-05';
const NOW = Date.UTC(2026, 0, 12);
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const letter = {
  ...({ kind: 'weekly', period: MONDAY, state: 'due', tries: 0 } as const),
  ...{ due_at: NOW, made_at: NOW },
};

describe.each(engines)('many letters over %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    const { db } = database;
    await db.deleteFrom('users').execute();
    const users = IDS.map((id, n) => ({
      ...{ id, created_at: 1, updated_at: 1, weekly_letter_since: n % 3 === 0 ? 1 : null },
    }));
    await db.insertInto('users').values(users).execute();
  });
  const readers = async () => {
    const rows = await database.db.selectFrom('letters').selectAll().orderBy('user_id').execute();
    return rows.map(({ user_id: id, state }) => `${id} ${state}`);
  };
  /** Counts how often other work comes between. */
  async function turnsDuring(work: Promise<void>): Promise<number> {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await work;
    isOver = true;
    return turns;
  }

  test('the weekly letter is noted for all who asked, in steps, and once', async () => {
    const week = { monday: MONDAY, now: NOW };
    expect(await turnsDuring(noteWeekly(database.db, week, 2))).toBeGreaterThanOrEqual(4);
    await noteWeekly(database.db, week, 3);
    await noteWeekly(database.db, week);
    expect(await readers()).toEqual(['a due', 'd due', 'g due']);
  });

  test('old letters of every state are forgotten, in steps, and newer ones kept', async () => {
    const rows = letterStates.flatMap((state, n) => [
      ...['a', 'b', 'c'].map((user_id) => ({
        ...{ ...letter, user_id, state, period: `old ${n}`, due_at: NOW - 1 },
      })),
      { ...letter, user_id: 'd', state, period: `new ${n}` },
    ]);
    await database.db.insertInto('letters').values(rows).execute();
    expect(await turnsDuring(forgetLetters(database.db, NOW, 2))).toBeGreaterThanOrEqual(7);
    expect((await readers()).toSorted()).toEqual(letterStates.map((s) => `d ${s}`).toSorted());
  });

  test('the letter that has waited longest comes first, whatever its state', async () => {
    const rows = [
      { ...letter, user_id: 'a', due_at: NOW - 1 },
      { ...letter, user_id: 'b', due_at: NOW - 3, state: 'resending' as const },
      { ...letter, user_id: 'c', due_at: NOW - 2, state: 'sending' as const },
      { ...letter, user_id: 'd', due_at: NOW - 4, state: 'sent' as const },
      { ...letter, user_id: 'e', due_at: NOW + 1 },
    ];
    await database.db.insertInto('letters').values(rows).execute();
    const order = [];
    for (
      let next = await nextLetter(database.db, NOW);
      next;
      next = await nextLetter(database.db, NOW)
    ) {
      order.push(next.user_id);
      await database.db.deleteFrom('letters').where('user_id', '=', next.user_id).execute();
    }
    expect(order).toEqual(['b', 'c', 'a']);
  });
});

test('the next letter is found by an index alone, without sorting all that are due', async () => {
  const asked: string[] = [];
  const open = await newTestDatabase('sqlite', { onQuery: ({ query }) => asked.push(query.sql) });
  const { db } = await open();
  await nextLetter(db, NOW);
  expect(asked).toHaveLength(3);
  const plan = asked[0]?.replace('?', "'due'").replaceAll('?', '1');
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${plan}`).execute(db);
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH letters USING INDEX letters_due (state=? AND due_at<?)',
  ]);
});
