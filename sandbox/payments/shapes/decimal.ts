import type Stripe from 'stripe';

/**
 * Returns a decimal as the API sends it: as text. The SDK parses it into a `Decimal`, which is the type that it
 * declares, so this casts the text to that type.
 */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
