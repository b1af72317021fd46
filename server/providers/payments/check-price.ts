// Nobody is sent to pay another price than the one on the page.
import type Stripe from 'stripe';
import { plan } from '../../../domain/price.ts';
import { Problem } from '../../problems/problem.ts';

/** Throws `unavailable` unless the price is active and is `told.amount` cents each month, with the tax in it. */
export async function checkPrice(
  stripe: Stripe,
  priceId: string,
  told: { amount: number; automaticTax: boolean },
): Promise<void> {
  const found = describe(await stripe.prices.retrieve(priceId), told.automaticTax);
  const wanted = describe(
    {
      active: true,
      unit_amount: told.amount,
      currency: plan.currency,
      recurring: { interval: plan.interval, interval_count: 1 },
      tax_behavior: 'inclusive',
    },
    told.automaticTax,
  );
  if (found === wanted) return;
  throw new Problem(
    'unavailable',
    'Subscribing is not possible right now. Nothing was charged. Please try again later.',
    { cause: new Error(`STRIPE_PRICE_ID must be ${wanted}; it is ${found}`) },
  );
}

type Described = Pick<Stripe.Price, 'active' | 'unit_amount' | 'currency' | 'tax_behavior'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null;
};

/** The tax counts only where Stripe Tax works it out: then it adds the tax to a price that is not inclusive. */
function describe(price: Described, withTax: boolean): string {
  const { active, currency, unit_amount: amount, recurring, tax_behavior: tax } = price;
  const rhythm = recurring ? `every ${recurring.interval_count} ${recurring.interval}` : 'once';
  const parts = [active ? 'active' : 'inactive', `${amount} ${currency} ${rhythm}`];
  return [...parts, ...(withTax ? [`tax ${tax ?? 'unspecified'}`] : [])].join(', ');
}
