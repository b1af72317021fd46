import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test-support/databases.ts';
import { logIn, setAdminPassword } from './service.ts';
import * as passwords from './passwords.ts';
import { LONGEST_QUEUE } from './login-queue.ts';

vi.mock('./passwords.ts', { spy: true });
const isPassword = vi.mocked(passwords.isPassword);
beforeEach(() => void isPassword.mockClear());

async function openAdmins() {
  const { db } = await openTestDatabase('sqlite');
  await setAdminPassword(db, 'owner', 'correct horse', 1);
  const logInAs = (username: string, network: string, password = 'guess') =>
    logIn(db, { username, password, network }, 2);
  return { db, logInAs };
}

test('a throttled login writes nothing to the database', async () => {
  const { db, logInAs } = await openAdmins();
  const guess = () => logInAs('owner', 'here');
  const countWrites = async () =>
    (await sql<{ rows: number }>`select total_changes() as rows`.execute(db)).rows[0]?.rows;

  const before = await countWrites();
  for (let guesses = 0; guesses < 5; guesses++) {
    await expect(guess()).rejects.toThrow('Invalid admin credentials');
  }
  const after = await countWrites();
  expect(after).toBeGreaterThan(before!);
  await expect(guess()).rejects.toThrow('Too many sign-ins have failed');
  expect(await countWrites()).toBe(after);
});

test('a throttled login does not compare the password', async () => {
  const { logInAs } = await openAdmins();
  for (let guesses = 0; guesses < 5; guesses++) await logInAs('owner', 'here').catch(() => {});
  expect(isPassword).toHaveBeenCalledTimes(5);
  for (let guesses = 0; guesses < 20; guesses++) {
    await expect(logInAs('owner', `place ${guesses}`)).rejects.toThrow('have failed');
  }
  expect(isPassword).toHaveBeenCalledTimes(5);
});

test('many logins at once are tried one at a time, and those beyond the queue are refused', async () => {
  const { logInAs } = await openAdmins();
  let [running, most] = [0, 0];
  isPassword.mockImplementation(async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return false;
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, one) => logInAs(`name ${one}`, `place ${one}`)),
  );
  isPassword.mockReset();
  expect(most).toBe(1);
  const reasons = answers.map((answer) => String((answer as PromiseRejectedResult).reason));
  const tried = reasons.filter((reason) => reason.includes('Invalid admin credentials'));
  expect(tried).toHaveLength(LONGEST_QUEUE.stranger + 1);
  expect(reasons.filter((reason) => reason.includes('people are signing in'))).toHaveLength(
    100 - tried.length,
  );
});

test('an owner at a known address can sign in while strangers guess', async () => {
  const { logInAs } = await openAdmins();
  await logInAs('owner', 'home', 'correct horse');
  const guesses = Array.from({ length: 20 }, (_, one) =>
    logInAs(`name ${one}`, `place ${one}`).catch(String),
  );
  expect(await logInAs('owner', 'far', 'correct horse').catch(String)).toContain('are signing in');
  expect(await logInAs('owner', 'home', 'correct horse')).toMatch(/^[\w-]{43}$/);
  await Promise.all(guesses);
});
