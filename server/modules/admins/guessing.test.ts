import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test-support/databases.ts';
import { logIn, setAdminPassword } from './admins.ts';
import * as passwords from './passwords.ts';
import { MOST_BEFORE } from './turns.ts';

vi.mock('./passwords.ts', { spy: true });
const looked = vi.mocked(passwords.isPassword);
beforeEach(() => void looked.mockClear());

async function openAdmins() {
  const { db } = await openTestDatabase('sqlite');
  await setAdminPassword(db, 'owner', 'correct horse', 1);
  const logInAs = (username: string, network: string, password = 'guess') =>
    logIn(db, { username, password, network }, 2);
  return { db, logInAs };
}

test('a guess that is refused for the number of those before it writes nothing', async () => {
  const { db, logInAs } = await openAdmins();
  const guess = () => logInAs('owner', 'here');
  const written = async () =>
    (await sql<{ rows: number }>`select total_changes() as rows`.execute(db)).rows[0]?.rows;

  const before = await written();
  for (let guesses = 0; guesses < 5; guesses++) {
    await expect(guess()).rejects.toThrow('Invalid admin credentials');
  }
  const after = await written();
  expect(after).toBeGreaterThan(before!);
  await expect(guess()).rejects.toThrow('Too many sign-ins have failed');
  expect(await written()).toBe(after);
});

test('no password is looked at for a guess that is refused for the number of those before it', async () => {
  const { logInAs } = await openAdmins();
  for (let guesses = 0; guesses < 5; guesses++) await logInAs('owner', 'here').catch(() => {});
  expect(looked).toHaveBeenCalledTimes(5);
  for (let guesses = 0; guesses < 20; guesses++) {
    await expect(logInAs('owner', `place ${guesses}`)).rejects.toThrow('have failed');
  }
  expect(looked).toHaveBeenCalledTimes(5);
});

test('of many logins at once one is tried after the other, and those for which that is too long are told', async () => {
  const { logInAs } = await openAdmins();
  let [now, most] = [0, 0];
  looked.mockImplementation(async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    return false;
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, one) => logInAs(`name ${one}`, `place ${one}`)),
  );
  looked.mockReset();
  expect(most).toBe(1);
  const reasons = answers.map((answer) => String((answer as PromiseRejectedResult).reason));
  const tried = reasons.filter((reason) => reason.includes('Invalid admin credentials'));
  expect(tried).toHaveLength(MOST_BEFORE.stranger + 1);
  expect(reasons.filter((reason) => reason.includes('are being tried'))).toHaveLength(
    100 - tried.length,
  );
});

test('an owner at a place she is known at gets in while strangers guess', async () => {
  const { logInAs } = await openAdmins();
  await logInAs('owner', 'home', 'correct horse');
  const guesses = Array.from({ length: 20 }, (_, one) =>
    logInAs(`name ${one}`, `place ${one}`).catch(String),
  );
  expect(await logInAs('owner', 'far', 'correct horse').catch(String)).toContain('being tried');
  expect(await logInAs('owner', 'home', 'correct horse')).toMatch(/^[\w-]{43}$/);
  await Promise.all(guesses);
});
