import type Stripe from 'stripe';

/**
 * Decimals travel as text, and the SDK makes its `Decimal` of that on arrival: the type it declares
 * is the one after the journey, this is the value before it.
 */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
