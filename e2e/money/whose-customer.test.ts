// Whose a customer is, Stripe says: by the uid that each of ours carries, whatever address it has by now and
// whatever is noted here.
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../server/test-support/databases.ts';
import { type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  const forgetNote = (uid: string) =>
    at.library.database.db.deleteFrom('subscriptions').where('user_id', '=', uid).execute();
  const leave = (uid: string) => at.library.call('DELETE', '/api/auth/user', { as: uid });
  const isGone = async (id: string) => (await at.stripe.customers.retrieve(id)).deleted === true;

  test('one whose address was changed at Stripe is found again, and sold nothing twice', async () => {
    const uid = 'moved';
    await at.payAt((await at.checkout(uid))!);
    const customer = await at.customerOf(uid);
    await at.stripe.customers.update(customer, { email: 'elsewhere@example.com' });
    await forgetNote(uid);
    at.pass(2 * 86_400_000);
    expect(await at.checkout(uid)).toBeNull();
    expect(await at.customerOf(uid)).toBe(customer);
  });

  test('one that nobody has noted, with another address, goes with her who leaves', async () => {
    const uid = "o'moved";
    await at.checkout('bystander');
    const stray = await at.stripe.customers.create({
      email: 'elsewhere@example.com',
      metadata: { uid: 'leaver' },
    });
    await at.checkout('leaver');
    expect((await leave('leaver')).status).toBe(204);
    expect(await isGone(stray.id)).toBe(true);
    expect(await isGone(await at.customerOf('bystander'))).toBe(false);
    // A uid that the search's language has to be told apart from its own quotation marks.
    await at.checkout(uid);
    expect((await leave(uid)).status).toBe(204);
  });

  test("another family's that is noted by mistake stays", async () => {
    await at.payAt((await at.checkout('owner-of-it'))!);
    const customer = await at.customerOf('owner-of-it');
    await at.checkout('mistaken');
    await at.library.database.db
      .updateTable('subscriptions')
      .set({ customer_id: customer })
      .where('user_id', '=', 'mistaken')
      .execute();
    expect((await leave('mistaken')).status).toBe(204);
    expect(await isGone(customer)).toBe(false);
    const [subscription] = await at.subscriptionsOf('owner-of-it');
    expect(subscription?.status).toBe('active');
  });
});
