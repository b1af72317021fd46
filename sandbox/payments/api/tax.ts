import type Stripe from 'stripe';
import { endpoint } from './endpoint.ts';

const settings: Stripe.Tax.Settings = {
  object: 'tax.settings',
  defaults: { provider: 'stripe', tax_behavior: 'inclusive', tax_code: null },
  head_office: {
    address: {
      city: 'Sydney',
      country: 'AU',
      line1: '1 Example Street',
      line2: null,
      postal_code: '2000',
      state: 'NSW',
    },
  },
  livemode: false,
  status: 'active',
  status_details: { active: {} },
};

export const taxEndpoints = [endpoint('GET /tax/settings', {}, () => settings)];
