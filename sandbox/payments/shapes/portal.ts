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

export interface NewPortalConfiguration {
  id: string;
  created: number;
  isDefault: boolean;
  headline: string | null;
  defaultReturnUrl: string | null;
  name: string | null;
  invoiceHistory: boolean;
  paymentMethodUpdate: boolean;
  cancel: { enabled: boolean; mode: 'at_period_end' | 'immediately' };
  metadata: Stripe.Metadata;
}

export function portalConfiguration(
  given: NewPortalConfiguration,
): Stripe.BillingPortal.Configuration {
  return {
    id: given.id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: given.headline,
      privacy_policy_url: null,
      terms_of_service_url: null,
    },
    created: given.created,
    default_return_url: given.defaultReturnUrl,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: given.invoiceHistory },
      payment_method_update: {
        enabled: given.paymentMethodUpdate,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: given.cancel.enabled,
        mode: given.cancel.mode,
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
    is_default: given.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: given.metadata,
    name: given.name,
    updated: given.created,
  };
}
