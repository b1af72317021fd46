import type Stripe from 'stripe';
import { randomText } from './ids.ts';

export interface NewCustomer {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Stripe.Address | null;
  preferredLocales: string[];
  metadata: Stripe.Metadata;
}

export function customer(given: NewCustomer): Stripe.Customer {
  return {
    id: given.id,
    object: 'customer',
    address: given.address,
    balance: 0,
    created: given.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description,
    discount: null,
    email: given.email,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata,
    name: given.name,
    next_invoice_sequence: 1,
    phone: given.phone,
    preferred_locales: given.preferredLocales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
