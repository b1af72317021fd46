import type Stripe from 'stripe';

export interface NewPortalSession {
  id: string;
  created: number;
  configuration: string;
  customer: string;
  flow: Stripe.BillingPortal.Session.Flow | null;
  locale: string | null;
  returnUrl: string | null;
  url: string;
}

export function portalSession(given: NewPortalSession): Stripe.BillingPortal.Session {
  return {
    id: given.id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: given.configuration,
    created: given.created,
    customer: given.customer,
    customer_account: null,
    flow: given.flow,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: given.url,
  };
}

/** The default configuration: every feature that the portal has is on. */
export function portalConfiguration(
  id: string,
  created: number,
): Stripe.BillingPortal.Configuration {
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
    },
    created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: {
        enabled: true,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: [],
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: created,
  };
}
