import { describe, expect, test } from 'vitest';
import { statusOf, toProblem } from '../http/errors.ts';
import { engines, openTestDatabase } from '../test-support/databases.ts';
import { isUnavailable, isContention, isMissingReference } from './failures.ts';
import { openDatabase } from './open.ts';
import { withAccount } from '../modules/students/lock.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(engines)('failures of %s', (engine) => {
  test('progress in a book that does not exist is a missing reference, not contention', async () => {
    const database = await openTestDatabase(engine);
    const row = { user_id: 'kim', book_id: 'gone', current_page: 1, updated_at: 1 };
    const error = await failureOf(
      withAccount(database, 'kim', 1, (transaction) =>
        transaction.insertInto('progress').values(row).execute(),
      ),
    );
    expect(isMissingReference(error)).toBe(true);
    expect(isContention(error)).toBe(false);
  });
});

test('every SQLITE_BUSY code is contention, and a full disk is not', () => {
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
  // It shuts down, starts, has no connection or no disk space left, or cancels a slow query.
  { code: '57P01' },
  { code: '25P03' },
  { code: '57P03' },
  { code: '53300' },
  { code: '53100' },
  { code: '57014' },
  { code: 'ECONNRESET' },
  { code: 'EHOSTUNREACH' },
  // It refuses the user, the password or the database name, which worked before.
  { code: '28P01' },
  { code: '28000' },
  { code: '3D000' },
  // Its certificate has expired or is for another host, or it does not support TLS.
  { code: 'CERT_HAS_EXPIRED' },
  { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  { message: 'The server does not support SSL connections' },
])('a failure %j means that PostgreSQL is unavailable', (failure) => {
  expect(isUnavailable(failure)).toBe(true);
});

test.each([{ code: '42601', message: 'syntax error' }, { code: '23505' }, {}])(
  'a failure %j does not mean that PostgreSQL is unavailable',
  (failure) => {
    expect(isUnavailable(failure)).toBe(false);
  },
);

test('a PostgreSQL server that does not run is unavailable, and the problem is a 503', async () => {
  const error = await failureOf(
    openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }),
  );
  expect(isUnavailable(error)).toBe(true);
  const { code } = toProblem(error as Error);
  expect(code).toBe('unavailable');
  expect(statusOf[code]).toBe(503);
});
