import { describe, expect, test } from 'vitest';
import { toProblem } from '../errors.ts';
import { engines, openTestDatabase } from '../test-support/databases.ts';
import { isAway, isContention, isMissingReference } from './failures.ts';
import { openDatabase, withStudent } from './open.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(engines)('failures of %s', (engine) => {
  test('progress in a book that does not exist is a missing reference', async () => {
    const database = await openTestDatabase(engine);
    const row = { user_id: 'kim', book_id: 'gone', current_page: 1, updated_at: 1 };
    const error = await failureOf(
      withStudent(database, 'kim', 1, (transaction) =>
        transaction.insertInto('progress').values(row).execute(),
      ),
    );
    expect(isMissingReference(error)).toBe(true);
    expect(isContention(error)).toBe(false);
  });
});

test('every kind of a busy SQLite is contention', () => {
  const [SQLITE_BUSY, SQLITE_BUSY_RECOVERY, SQLITE_BUSY_SNAPSHOT, SQLITE_FULL] = [5, 261, 517, 13];
  for (const errcode of [SQLITE_BUSY, SQLITE_BUSY_RECOVERY, SQLITE_BUSY_SNAPSHOT]) {
    expect(isContention({ errcode })).toBe(true);
  }
  expect(isContention({ errcode: SQLITE_FULL })).toBe(false);
});

test.each([
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('a PostgreSQL that ends in "%s" is away', (message) => {
  expect(isAway(new Error(message))).toBe(true);
});

test('a PostgreSQL server that is not there is away, and a sentence', async () => {
  const error = await failureOf(
    openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }),
  );
  expect(isAway(error)).toBe(true);
  expect(toProblem(error as Error)).toMatchObject({ code: 'unavailable', status: 503 });
});
