import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../test-support/databases.ts';
import { logIn, setAdminPassword } from './admins.ts';

test('a guess that is refused for the number of those before it writes nothing', async () => {
  const { db } = await openTestDatabase('sqlite');
  await setAdminPassword(db, 'owner', 'correct horse', 1);
  const guess = () => logIn(db, { username: 'owner', password: 'guess', network: 'here' }, 2);
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
