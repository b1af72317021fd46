// The invoices of a subscription that has ended: a parent needs them for the tax office, or to ask for money back.
import { beforeAll, describe, expect, test } from 'vitest';
import { getPage } from '../../sandbox/payments/test-support/world.ts';
import { engines } from '../../server/test-support/databases.ts';
import { type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  test('a family whose subscription has ended sees in the portal what it has paid', async () => {
    const as = 'ended';
    expect(await at.payAt((await at.checkout(as))!)).toBe(true);
    await at.poll(as);
    const [subscription] = await at.subscriptionsOf(as);
    await at.stripe.subscriptions.cancel(subscription!.id);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await at.poll(as)).toMatchObject({ hasSubscription: false, status: 'canceled' });

    const opened = await at.library.call('POST', '/api/create-portal-session', { as });
    expect(opened.status).toBe(200);
    const { status, text } = await getPage(opened.body.url);
    expect(status).toBe(200);
    expect(text).toContain('You have no subscription at present.');
    expect(text).toMatch(/\$4\.99 AUD<\/td>\s*<td>Paid<\/td>/);
    // Looking at them opens nothing.
    expect(await at.poll(as)).toMatchObject({ hasSubscription: false });
  });
});
