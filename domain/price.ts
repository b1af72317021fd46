// The price. It stands alone, because a visitor's first scripts show it and need nothing else of subscriptions.

/** The only plan (specification, section 9), in Stripe's terms. A setting may name another amount, in cents. */
export const plan = { amount: 499, currency: 'aud', interval: 'month' } as const;

/** Writes cents as dollars: `4.99`. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
