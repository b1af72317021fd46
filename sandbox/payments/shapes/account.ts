import type Stripe from 'stripe';

export const sellerName = 'Step Into Reading';

export function account(id: string, created: number): Stripe.Account {
  return {
    id,
    object: 'account',
    business_profile: {
      mcc: '8299',
      minority_owned_business_designation: null,
      name: sellerName,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: 'company',
    charges_enabled: true,
    country: 'AU',
    created,
    default_currency: 'aud',
    details_submitted: true,
    email: null,
    metadata: {},
    payouts_enabled: false,
    type: 'standard',
  };
}
