import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { accountMemory } from './account.ts';

describe.each(engines)('the account of the payment provider, over %s', (engine) => {
  const provider = (keyDigest: string, account: () => Promise<string>) => ({ keyDigest, account });
  const down = () => Promise.reject(new Error('down'));

  test('is asked once, and known after a restart while the provider is down', async () => {
    const { db } = await openTestDatabase(engine);
    await accountMemory(
      db,
      provider('key', async () => 'acct_1/test'),
    )();
    expect(await accountMemory(db, provider('key', down))()).toBe('acct_1/test');
  });

  test('of another key is another question', async () => {
    const { db } = await openTestDatabase(engine);
    await accountMemory(
      db,
      provider('old key', async () => 'acct_1/test'),
    )();
    const account = accountMemory(
      db,
      provider('new key', async () => 'acct_2/live'),
    );
    expect(await account()).toBe('acct_2/live');
  });

  test('unknown while the provider is down, it is asked again afterwards', async () => {
    const { db } = await openTestDatabase(engine);
    let isDown = true;
    const account = accountMemory(
      db,
      provider('key', () => (isDown ? down() : Promise.resolve('acct_1/test'))),
    );
    await expect(account()).rejects.toThrow('down');
    isDown = false;
    expect(await account()).toBe('acct_1/test');
  });
});
