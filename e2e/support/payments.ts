// What the payment provider holds of a family, asked through its own SDK.
import Stripe from 'stripe';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited, sandbox } from './config.ts';

function provider(): Stripe {
  const { secretKey } = readLocalSettings(inherited).server.payments;
  const { hostname, port } = new URL(sandbox);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
}

/** The family's customers and live subscriptions: one of each, if all is well. */
export async function countPayments(
  email: string,
): Promise<{ customers: number; subscriptions: number }> {
  const stripe = provider();
  const customers = await stripe.customers.list({ email });
  const lists = await Promise.all(
    customers.data.map(({ id }) => stripe.subscriptions.list({ customer: id, status: 'active' })),
  );
  return {
    customers: customers.data.length,
    subscriptions: lists.reduce((sum, list) => sum + list.data.length, 0),
  };
}

/** Ends the family's subscription now, at the provider; the library hears of it by webhook. */
export async function endSubscription(email: string): Promise<void> {
  const stripe = provider();
  const { data: customers } = await stripe.customers.list({ email });
  for (const { id } of customers) {
    const { data } = await stripe.subscriptions.list({ customer: id, status: 'active' });
    for (const subscription of data) await stripe.subscriptions.cancel(subscription.id);
  }
}
