import type Stripe from 'stripe';

export interface NewWebhookEndpoint {
  id: string;
  created: number;
  url: string;
  enabledEvents: string[];
  apiVersion: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
}

/** Returns the endpoint without its secret, which Stripe shows only in the response that creates it. */
export function webhookEndpoint(given: NewWebhookEndpoint): Stripe.WebhookEndpoint {
  return {
    id: given.id,
    object: 'webhook_endpoint',
    api_version: given.apiVersion,
    application: null,
    created: given.created,
    description: given.description,
    enabled_events: given.enabledEvents,
    livemode: false,
    metadata: given.metadata,
    status: 'enabled',
    url: given.url,
  };
}
