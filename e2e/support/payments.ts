// Reads and changes a family's data at the payment provider through its SDK. `at` is the origin of the stand-in;
// the default is the shared one.
import Stripe from 'stripe';
import { isOver } from '../../domain/subscription.ts';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited, sandbox } from './config.ts';

export function openProvider(at = sandbox): Stripe {
  const { secretKey } = readLocalSettings(inherited).server.payments;
  const { hostname, port } = new URL(at);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
}

/** Counts the family's customers, live subscriptions and charges that were not refunded. */
export async function countPayments(
  email: string,
  at = sandbox,
): Promise<{ customers: number; subscriptions: number; charges: number }> {
  const stripe = openProvider(at);
  const { data: customers } = await stripe.customers.list({ email });
  const count = { customers: customers.length, subscriptions: 0, charges: 0 };
  for (const { id: customer } of customers) {
    const subscriptions = await stripe.subscriptions.list({ customer, status: 'all' });
    const charges = await stripe.charges.list({ customer });
    count.subscriptions += subscriptions.data.filter(({ status }) => !isOver(status)).length;
    count.charges += charges.data.filter(({ paid, refunded }) => paid && !refunded).length;
  }
  return count;
}

/** Returns the family's customer and newest subscription. Throws without either, or with two customers. */
export async function findPayer(
  email: string,
  at = sandbox,
): Promise<{ customer: string; subscription: string }> {
  const stripe = openProvider(at);
  const { data: customers } = await stripe.customers.list({ email });
  const [customer] = customers;
  if (customer === undefined || customers.length > 1) {
    throw new Error(`${email} has ${customers.length} customers`);
  }
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  const [subscription] = data;
  if (subscription === undefined) throw new Error(`${email} has no subscription`);
  return { customer: customer.id, subscription: subscription.id };
}

/** Cancels the family's subscription at the provider immediately. The provider sends a webhook. */
export async function endSubscription(email: string, at = sandbox): Promise<void> {
  const { subscription } = await findPayer(email, at);
  await openProvider(at).subscriptions.cancel(subscription);
}

/** Returns the family's customers, each with a `read` that works even after the customer is deleted. */
export async function customersOf(email: string) {
  const stripe = openProvider();
  const { data } = await stripe.customers.list({ email });
  return data.map(({ id: customer }) => ({
    async read() {
      const { deleted = false } = await stripe.customers.retrieve(customer);
      const subscriptions = await stripe.subscriptions.list({ customer, status: 'all' });
      const invoices = await stripe.invoices.list({ customer });
      return {
        deleted,
        statuses: subscriptions.data.map(({ status }) => status),
        invoices: invoices.data.length,
      };
    },
  }));
}
