import type Stripe from 'stripe';
import { plan } from './catalogue.ts';

export interface NewSubscription {
  id: string;
  created: number;
  customer: string;
  status: 'active' | 'incomplete';
  paymentMethod: string | null;
  currency: string;
  description: string | null;
  metadata: Stripe.Metadata;
  automaticTax: boolean;
  /** When the trial ends, in epoch seconds; null without a trial. */
  trialEnd: number | null;
  items: { id: string; price: Stripe.Price; quantity: number; periodEnd: number }[];
}

export function subscription(given: NewSubscription): Stripe.Subscription {
  return {
    id: given.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: given.automaticTax,
      liability: given.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: given.trialEnd ?? given.created,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: { proration_discounts: 'included' },
      type: 'flexible',
      updated_at: given.created,
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: given.items.map((item) => ({
        id: item.id,
        object: 'subscription_item',
        billing_thresholds: null,
        created: given.created,
        current_period_end: item.periodEnd,
        current_period_start: given.created,
        current_trial: null,
        discounts: [],
        metadata: {},
        plan: plan(item.price),
        price: item.price,
        quantity: item.quantity,
        subscription: given.id,
        tax_rates: [],
      })),
      has_more: false,
      url: `/v1/subscription_items?subscription=${given.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    status: given.trialEnd === null ? given.status : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: given.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: given.trialEnd === null ? null : given.created,
  };
}
