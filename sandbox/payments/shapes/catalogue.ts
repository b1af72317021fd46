// Products, prices, and the legacy plan that a subscription item shows for its price.
import type Stripe from 'stripe';
import { decimal } from './decimal.ts';

export interface NewProduct {
  id: string;
  created: number;
  name: string;
  active: boolean;
  description: string | null;
  metadata: Stripe.Metadata;
  url: string | null;
}

export function product(given: NewProduct): Stripe.Product {
  return {
    id: given.id,
    object: 'product',
    active: given.active,
    created: given.created,
    default_price: null,
    description: given.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata,
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: given.created,
    url: given.url,
  };
}

export interface NewPrice {
  id: string;
  created: number;
  product: string;
  currency: string;
  /** In the currency's smallest unit. */
  unitAmount: number;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; intervalCount: number } | null;
  active: boolean;
  nickname: string | null;
  metadata: Stripe.Metadata;
  taxBehavior: 'inclusive' | 'exclusive' | 'unspecified';
}

export function price(given: NewPrice): Stripe.Price {
  return {
    id: given.id,
    object: 'price',
    active: given.active,
    billing_scheme: 'per_unit',
    created: given.created,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: given.metadata,
    nickname: given.nickname,
    product: given.product,
    recurring: given.recurring && {
      interval: given.recurring.interval,
      interval_count: given.recurring.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: given.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unitAmount,
    unit_amount_decimal: decimal(given.unitAmount),
  };
}

export function recurringOf(price: Stripe.Price): Stripe.Price.Recurring {
  if (price.recurring === null) throw new Error(`Price ${price.id} is not recurring`);
  return price.recurring;
}

export function plan(price: Stripe.Price): Stripe.Plan {
  const recurring = recurringOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: recurring.usage_type,
  };
}
