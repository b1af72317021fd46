// The uid in a customer's metadata at Stripe says which family it belongs to, whatever its e-mail address is and
// whatever the library has stored.
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../server/test-support/databases.ts';
import { type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  const forgetCustomer = (uid: string) =>
    at.library.database.db.deleteFrom('subscriptions').where('user_id', '=', uid).execute();
  const deleteAccount = (uid: string) => at.library.call('DELETE', '/api/auth/user', { as: uid });
  const isDeleted = async (id: string) => (await at.stripe.customers.retrieve(id)).deleted === true;

  test('a customer whose address was changed at Stripe is found again, and is not sold a second subscription', async () => {
    const uid = 'moved';
    await at.payAt((await at.checkout(uid))!);
    const customer = await at.customerOf(uid);
    await at.stripe.customers.update(customer, { email: 'elsewhere@example.com' });
    await forgetCustomer(uid);
    at.pass(2 * 86_400_000);
    expect(await at.checkout(uid)).toBeNull();
    expect(await at.customerOf(uid)).toBe(customer);
  });

  test('account deletion also deletes a customer that is not stored and has another address', async () => {
    const uid = "o'moved";
    await at.checkout('bystander');
    const stray = await at.stripe.customers.create({
      email: 'elsewhere@example.com',
      metadata: { uid: 'leaver' },
    });
    await at.checkout('leaver');
    expect((await deleteAccount('leaver')).status).toBe(204);
    expect(await isDeleted(stray.id)).toBe(true);
    expect(await isDeleted(await at.customerOf('bystander'))).toBe(false);
    // A uid with a quotation mark, which must be escaped in the search query.
    await at.checkout(uid);
    expect((await deleteAccount(uid)).status).toBe(204);
  });

  test("account deletion leaves another family's customer that was stored by mistake", async () => {
    await at.payAt((await at.checkout('owner-of-it'))!);
    const customer = await at.customerOf('owner-of-it');
    await at.checkout('mistaken');
    await at.library.database.db
      .updateTable('subscriptions')
      .set({ customer_id: customer })
      .where('user_id', '=', 'mistaken')
      .execute();
    expect((await deleteAccount('mistaken')).status).toBe(204);
    expect(await isDeleted(customer)).toBe(false);
    const [subscription] = await at.subscriptionsOf('owner-of-it');
    expect(subscription?.status).toBe('active');
  });
});
