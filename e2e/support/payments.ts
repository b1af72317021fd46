// What the payment provider holds of a family, asked through its own SDK.
import Stripe from 'stripe';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited, sandbox } from './config.ts';

/** The family's customers and live subscriptions: one of each, if all is well. */
export async function countPayments(
  email: string,
): Promise<{ customers: number; subscriptions: number }> {
  const { secretKey } = readLocalSettings(inherited).server.payments;
  const { hostname, port } = new URL(sandbox);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
  const customers = await stripe.customers.list({ email });
  const lists = await Promise.all(
    customers.data.map(({ id }) => stripe.subscriptions.list({ customer: id, status: 'active' })),
  );
  return {
    customers: customers.data.length,
    subscriptions: lists.reduce((sum, list) => sum + list.data.length, 0),
  };
}
