// Finds the Stripe customers of a family by the uid in their metadata.
import Stripe from 'stripe';
import { refusalOf } from './stripe-answers.ts';

/**
 * Returns the ids of all customers of this uid, even if their email addresses have changed. Stripe's search finds a
 * customer only about a minute after it was created; the list by email address finds it at once. Throws Stripe's
 * errors.
 */
export async function findCustomers(
  stripe: Stripe,
  { uid, emails }: { uid: string; emails: readonly string[] },
): Promise<string[]> {
  const found = new Set<string>();
  const add = ({ id, metadata }: Stripe.Customer) => {
    if (metadata['uid'] === uid) found.add(id);
  };
  const listByEmail = async (email: string) => {
    for await (const customer of stripe.customers.list({ email, limit: 100 })) add(customer);
  };
  const searchByUid = async () => {
    const query = `metadata['uid']:'${uid.replace(/[\\']/g, '\\$&')}'`;
    for await (const { id } of stripe.customers.search({ query, limit: 100 })) {
      // The search index may lag behind a deletion or a change.
      const customer = await stripe.customers.retrieve(id);
      if (!customer.deleted) add(customer);
    }
  };
  // Stripe refuses an address that it considers invalid, and a search in a country without search. Both are ignored.
  const ignoreRefusal = (search: Promise<void>) =>
    search.catch((error: unknown) => {
      if (refusalOf(error) === null) throw error;
    });
  const searches = [searchByUid(), ...[...new Set(emails)].map(listByEmail)];
  await Promise.all(searches.map(ignoreRefusal));
  return [...found];
}
