// The terms of a subscription: the parameters that all checkout sessions of the library share.
import type Stripe from 'stripe';
import { keyOf } from './idempotent-create.ts';
import { idOf } from './stripe-answers.ts';

/** Metadata of every subscription of the library, which identifies it even if the list of products is lost. */
export const SOLD_BY = { sold_by: 'step-into-reading' };

/** Whether a subscription is for one of the `products`, or was sold by a checkout session of the library. */
export const isSold = (
  { items, metadata }: Pick<Stripe.Subscription, 'items' | 'metadata'>,
  products: readonly string[],
): boolean =>
  metadata['sold_by'] === SOLD_BY.sold_by ||
  items.data.some(({ price }) => products.includes(idOf(price.product)));

export interface Offer {
  priceId: string;
  /** Whether the payment page accepts promotion codes. */
  promotionCodes: boolean;
  /** Days of free trial; 0 for none. */
  trialDays: number;
  /** Whether Stripe Tax works out the tax. */
  automaticTax: boolean;
}

export interface Terms {
  params: Pick<
    Stripe.Checkout.SessionCreateParams,
    | 'adaptive_pricing'
    | 'allowed_payment_method_types'
    | 'allow_promotion_codes'
    | 'automatic_tax'
    | 'customer_update'
    | 'line_items'
    | 'metadata'
    | 'subscription_data'
  >;
  /** Identifies the terms. Stored in a session's metadata, so that an open session on other terms is not reused. */
  digest: string;
}

export function termsOf({ priceId, promotionCodes, trialDays, automaticTax }: Offer): Terms {
  const params = {
    // Everyone pays the price that the library shows, in its currency.
    adaptive_pricing: { enabled: false },
    // A debit takes days to clear, so access and payment would not match meanwhile.
    allowed_payment_method_types: ['card'],
    ...(promotionCodes && { allow_promotion_codes: true }),
    // The tax depends on where the family lives, so the page asks for the address and stores it with the customer.
    ...(automaticTax && {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' as const },
    }),
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: {
      metadata: SOLD_BY,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
  } satisfies Terms['params'];
  const digest = keyOf('terms', JSON.stringify(params));
  return { params: { ...params, metadata: { terms: digest } }, digest };
}
