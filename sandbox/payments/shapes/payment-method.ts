import type Stripe from 'stripe';

export interface NewCard {
  id: string;
  created: number;
  customer: string;
  email: string | null;
  name: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export function paymentMethod(given: NewCard): Stripe.PaymentMethod {
  return {
    id: given.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: given.email,
      name: given.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: given.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'AU',
      display_brand: given.brand,
      exp_month: given.expMonth,
      exp_year: given.expYear,
      funding: 'credit',
      generated_from: null,
      last4: given.last4,
      networks: { available: [given.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: given.created,
    customer: given.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
