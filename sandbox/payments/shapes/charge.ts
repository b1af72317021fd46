// Charges, successful or declined, and refunds.
import type Stripe from 'stripe';

/** Why the bank declined, in Stripe's words. */
export interface Refusal {
  code: string;
  declineCode: string;
  message: string;
}

export interface NewCharge {
  id: string;
  created: number;
  intent: Stripe.PaymentIntent;
  card: Stripe.PaymentMethod;
  refusal: Refusal | null;
}

function outcome(refusal: Refusal | null): Stripe.Charge.Outcome {
  return {
    advice_code: refusal === null ? null : 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal === null ? 'approved_by_network' : 'declined_by_network',
    reason: refusal?.declineCode ?? null,
    risk_level: 'normal',
    seller_message:
      refusal === null
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
    type: refusal === null ? 'authorized' : 'issuer_declined',
  };
}

function cardDetails(
  card: Stripe.PaymentMethod,
  paid: number | null,
): Stripe.Charge.PaymentMethodDetails {
  if (card.card === undefined) return { type: card.type };
  const { brand, checks, country, exp_month, exp_year, funding, last4 } = card.card;
  return {
    card: {
      amount_authorized: paid,
      authorization_code: null,
      brand,
      checks,
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      funding,
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}

export function charge(given: NewCharge): Stripe.Charge {
  const { intent, card, refusal } = given;
  const paid = refusal === null;
  return {
    id: given.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: card.billing_details,
    calculated_statement_descriptor: 'STEP INTO READING',
    captured: paid,
    created: given.created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcome(refusal),
    paid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: cardDetails(card, paid ? intent.amount : null),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

export function refund(given: {
  id: string;
  created: number;
  charge: Stripe.Charge;
  /** In the currency's smallest unit. */
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
}): Stripe.Refund {
  const { charge } = given;
  return {
    id: given.id,
    object: 'refund',
    amount: given.amount,
    balance_transaction: null,
    charge: charge.id,
    created: given.created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: given.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
