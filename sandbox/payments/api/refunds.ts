import type Stripe from 'stripe';
import { refundCharge } from '../billing/refunding.ts';
import type { Work } from '../work/work.ts';
import { endpoint, list, need } from './endpoint.ts';
import { ApiError, invalid } from '../shapes/error.ts';
import { changeMetadata, integer, isAt, metadata, moment, oneOf, paging, text } from './fields.ts';

/** Formats an amount as in Stripe's messages: `$4.99` for 499 and `aud`. */
function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100);
}

/** Returns the charge to refund. Throws ApiError. */
function chargeOf(
  work: Work,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Stripe.Charge {
  if (given.charge !== undefined && given.payment_intent !== undefined) {
    throw invalid(
      'charge',
      'You may only specify one of these parameters: payment_intent, charge.',
      'parameters_exclusive',
    );
  }
  if (given.charge !== undefined) {
    const charge = need(work, 'charge', given.charge, 'charge');
    if (charge.paid) return charge;
    throw new ApiError(400, {
      message: `Charge ${charge.id} was not successful and cannot be refunded.`,
      code: 'charge_not_refundable',
    });
  }
  if (given.payment_intent === undefined) {
    throw new ApiError(400, {
      message:
        'One of the following params should be provided for this request: payment_intent or charge.',
    });
  }
  const intent = need(work, 'payment_intent', given.payment_intent, 'payment_intent');
  if (intent.status === 'succeeded') return need(work, 'charge', String(intent.latest_charge));
  throw new ApiError(400, {
    message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    code: 'payment_intent_unexpected_state',
  });
}

/** Returns the amount to refund: the requested amount, or all that is left. Throws ApiError. */
function amountOf(charge: Stripe.Charge, requested: number | undefined): number {
  if (charge.refunded) {
    throw new ApiError(400, {
      message: `Charge ${charge.id} has already been refunded.`,
      code: 'charge_already_refunded',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (requested === undefined) return left;
  if (requested < 1) {
    throw invalid(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  }
  if (requested > left) {
    const [more, rest] = [requested, left].map((amount) => formatAmount(amount, charge.currency));
    throw invalid(
      'amount',
      `Refund amount (${more}) is greater than unrefunded amount on charge (${rest})`,
    );
  }
  return requested;
}

export const refundEndpoints = [
  endpoint(
    'GET /refunds',
    {
      ...paging,
      charge: text.optional(),
      created: moment.optional(),
      payment_intent: text.optional(),
    },
    (work, given) => {
      const { charge, payment_intent: intent } = given;
      if (charge !== undefined) need(work, 'charge', charge, 'charge');
      if (intent !== undefined) need(work, 'payment_intent', intent, 'payment_intent');
      return list(work, 'refund', '/v1/refunds', given, {
        fits: (each) =>
          (charge === undefined || each.charge === charge) &&
          (intent === undefined || each.payment_intent === intent) &&
          isAt(each.created, given.created),
      });
    },
  ),
  endpoint(
    'POST /refunds',
    {
      amount: integer.optional(),
      charge: text.optional(),
      metadata: metadata.optional(),
      payment_intent: text.optional(),
      reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    },
    (work, given) => {
      const charge = chargeOf(work, given);
      return refundCharge(work, charge, {
        amount: amountOf(charge, given.amount),
        reason: given.reason ?? null,
        metadata: changeMetadata({}, given.metadata),
      });
    },
  ),
];
