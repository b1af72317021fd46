// Which customers at Stripe belong to a family. Stripe is asked: each of ours carries the family's uid.
import Stripe from 'stripe';
import { refusalOf } from './stripe-answers.ts';

/**
 * The ids of the customers of this uid, whatever address they have by now. Stripe's search finds a customer
 * about a minute after it was made; the list by address finds it at once. Throws Stripe's own errors.
 */
export async function findCustomers(
  stripe: Stripe,
  { uid, emails }: { uid: string; emails: readonly string[] },
): Promise<string[]> {
  const found = new Set<string>();
  const add = ({ id, metadata }: Stripe.Customer) => {
    if (metadata['uid'] === uid) found.add(id);
  };
  const byAddress = async (email: string) => {
    for await (const customer of stripe.customers.list({ email, limit: 100 })) add(customer);
  };
  const byUid = async () => {
    const query = `metadata['uid']:'${uid.replace(/[\\']/g, '\\$&')}'`;
    for await (const { id } of stripe.customers.search({ query, limit: 100 })) {
      // The search may still know what was deleted or changed a moment ago.
      const customer = await stripe.customers.retrieve(id);
      if (!customer.deleted) add(customer);
    }
  };
  // Neither an address that Stripe takes for none nor a country without search stands in the way.
  const unlessRefused = (search: Promise<void>) =>
    search.catch((error: unknown) => {
      if (refusalOf(error) === null) throw error;
    });
  const searches = [byUid(), ...[...new Set(emails)].map(byAddress)];
  await Promise.all(searches.map(unlessRefused));
  return [...found];
}
