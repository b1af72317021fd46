// The initial data: the account, the one plan on sale, the portal's default configuration and the webhook
// endpoint of the product.
import { newId } from '../shapes/ids.ts';
import { account, sellerName } from '../shapes/account.ts';
import { price, product } from '../shapes/catalogue.ts';
import { apiVersion } from '../shapes/event.ts';
import { portalConfiguration } from '../shapes/portal.ts';
import { webhookEndpoint } from '../shapes/webhook-endpoint.ts';
import type { Work } from './work.ts';

/** The events that the product's webhook endpoint receives. */
export const seededEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
];

/** Adds missing data and applies changed options. Runs at every start. */
export function seed(
  work: Work,
  options: { priceId: string; webhook: { url: string; secret: string } },
): void {
  const { store, now } = work;
  if (store.all('account').length === 0) store.add(account(newId('acct', 16), now));

  const productId = 'prod_local_library';
  if (store.find('product', productId) === undefined) {
    store.add(
      product({
        id: productId,
        created: now,
        name: sellerName,
        active: true,
        description: 'All books of the library, for one family.',
        metadata: {},
        url: null,
      }),
    );
  }

  if (store.find('price', options.priceId) === undefined) {
    store.add(
      price({
        id: options.priceId,
        created: now,
        product: productId,
        currency: 'aud',
        unitAmount: 499,
        recurring: { interval: 'month', intervalCount: 1 },
        active: true,
        nickname: 'Monthly',
        taxBehavior: 'inclusive',
        metadata: {},
      }),
    );
  }

  if (!store.all('billing_portal.configuration').some((each) => each.is_default)) {
    store.add(portalConfiguration(newId('bpc'), now));
  }

  const { url, secret } = options.webhook;
  const seeded = store.setting('seeded_endpoint');
  const endpoint = seeded === undefined ? undefined : store.find('webhook_endpoint', seeded);
  if (typeof endpoint === 'object') {
    store.save({ ...endpoint, url });
    store.saveHidden('webhook_endpoint', endpoint.id, { secret });
  } else {
    const id = newId('we');
    store.add(
      webhookEndpoint({
        id,
        created: now,
        url,
        enabledEvents: seededEvents,
        apiVersion,
        description: 'The library on this machine',
        metadata: {},
      }),
      { hidden: { secret } },
    );
    store.saveSetting('seeded_endpoint', id);
  }
}
