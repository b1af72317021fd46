// On which terms a family subscribes: what every payment page of the library has in common.
import type Stripe from 'stripe';
import { keyOf } from './idempotent-create.ts';

/** On each subscription that is begun here: it stays known as ours where the list of products is lost. */
export const SOLD_BY = { sold_by: 'step-into-reading' };

export interface Offer {
  priceId: string;
  /** Whether a code may be typed on the payment page that makes it cheaper. */
  promotionCodes: boolean;
  /** Days without payment; 0 for none. */
  trialDays: number;
}

export interface Terms {
  params: Pick<
    Stripe.Checkout.SessionCreateParams,
    | 'adaptive_pricing'
    | 'allowed_payment_method_types'
    | 'allow_promotion_codes'
    | 'line_items'
    | 'metadata'
    | 'subscription_data'
  >;
  /** The same for the same terms: an open page on other terms is not handed out. It stands in its metadata. */
  digest: string;
}

export function termsOf({ priceId, promotionCodes, trialDays }: Offer): Terms {
  const params = {
    // Everybody pays what the library says, in its currency.
    adaptive_pricing: { enabled: false },
    // A debit that takes days to clear would let in before it is paid, or out after it was.
    allowed_payment_method_types: ['card'],
    ...(promotionCodes && { allow_promotion_codes: true }),
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: {
      metadata: SOLD_BY,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
  } satisfies Terms['params'];
  const digest = keyOf('terms', JSON.stringify(params));
  return { params: { ...params, metadata: { terms: digest } }, digest };
}
