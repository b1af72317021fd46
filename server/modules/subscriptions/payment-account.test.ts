import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { cachePaymentAccount } from './payment-account.ts';

describe.each(engines)('the account of the payment provider over %s', (engine) => {
  const provider = (keyDigest: string, account: () => Promise<string>) => ({ keyDigest, account });
  const down = () => Promise.reject(new Error('down'));

  test('is stored, and is known after a restart while the provider is down', async () => {
    const { db } = await openTestDatabase(engine);
    await cachePaymentAccount(
      db,
      provider('key', async () => 'acct_1/test'),
    )();
    expect(await cachePaymentAccount(db, provider('key', down))()).toBe('acct_1/test');
  });

  test('is requested again for a new key', async () => {
    const { db } = await openTestDatabase(engine);
    await cachePaymentAccount(
      db,
      provider('old key', async () => 'acct_1/test'),
    )();
    const account = cachePaymentAccount(
      db,
      provider('new key', async () => 'acct_2/live'),
    );
    expect(await account()).toBe('acct_2/live');
  });

  test('is requested again after the provider was down', async () => {
    const { db } = await openTestDatabase(engine);
    let isDown = true;
    const account = cachePaymentAccount(
      db,
      provider('key', () => (isDown ? down() : Promise.resolve('acct_1/test'))),
    );
    await expect(account()).rejects.toThrow('down');
    isDown = false;
    expect(await account()).toBe('acct_1/test');
  });
});
