import { describe, expect, test } from 'vitest';
import { statusOf, toProblem } from '../http/errors.ts';
import { engines, openTestDatabase } from '../test-support/databases.ts';
import { isAway, isContention, isMissingReference } from './failures.ts';
import { openDatabase } from './open.ts';
import { withStudent } from '../modules/students/lock.ts';

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
  { message: 'Query read timeout' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'Client has encountered a connection error and is not queryable' },
  { message: 'timeout exceeded when trying to connect' },
  // It ends, starts, has no connection or no room left, or cancels what takes too long.
  { code: '57P01' },
  { code: '25P03' },
  { code: '57P03' },
  { code: '53300' },
  { code: '53100' },
  { code: '57014' },
  { code: 'ECONNRESET' },
  { code: 'EHOSTUNREACH' },
  // It refuses who was let in before: another password, another name.
  { code: '28P01' },
  { code: '28000' },
  { code: '3D000' },
  // Its certificate has run out, is another, or is not there.
  { code: 'CERT_HAS_EXPIRED' },
  { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  { message: 'The server does not support SSL connections' },
])('a PostgreSQL that fails with %j is away', (failure) => {
  expect(isAway(failure)).toBe(true);
});

test.each([{ code: '42601', message: 'syntax error' }, { code: '23505' }, {}])(
  'one that fails with %j is not',
  (failure) => {
    expect(isAway(failure)).toBe(false);
  },
);

test('a PostgreSQL server that is not there is away, and a sentence', async () => {
  const error = await failureOf(
    openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }),
  );
  expect(isAway(error)).toBe(true);
  const { code } = toProblem(error as Error);
  expect(code).toBe('unavailable');
  expect(statusOf[code]).toBe(503);
});
