// Payment intents, and the invoice payments that link them to invoices.
import type Stripe from 'stripe';

export interface NewPaymentIntent {
  id: string;
  created: number;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  customer: string;
  clientSecret: string;
  description: string | null;
  /** Whether the card is saved for later off-session charges. */
  savesCard: boolean;
}

export function paymentIntent(given: NewPaymentIntent): Stripe.PaymentIntent {
  return {
    id: given.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: given.clientSecret,
    confirmation_method: 'automatic',
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: given.savesCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export function invoicePayment(given: {
  id: string;
  created: number;
  invoice: Stripe.Invoice;
  intent: string;
}): Stripe.InvoicePayment {
  return {
    id: given.id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: given.invoice.amount_due,
    created: given.created,
    currency: given.invoice.currency,
    invoice: given.invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: given.intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
