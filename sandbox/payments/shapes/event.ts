import type Stripe from 'stripe';

/** The version that the official SDK 23 pins. It is the account's default here. */
export const apiVersion = '2026-10-28.endive';

export type EventType =
  | 'billing_portal.session.created'
  | 'billing_portal.configuration.updated'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.discount.created'
  | 'customer.updated'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.paused'
  | 'customer.subscription.updated'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.marked_uncollectible'
  | 'invoice.paid'
  | 'invoice.payment_action_required'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.voided'
  | 'invoice_payment.paid'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'price.created'
  | 'product.created'
  | 'refund.created';

export type EventData<T extends EventType> = Extract<Stripe.Event, { type: T }>['data'];

/** The API call that caused an event; nulls when a hosted page or the clock caused it. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}
export const noCall: Cause = { requestId: null, idempotencyKey: null };

export function event<T extends EventType>(given: {
  id: string;
  created: number;
  type: T;
  data: EventData<T>;
  pendingWebhooks: number;
  cause: Cause;
}): Stripe.Event {
  const envelope: Omit<Stripe.EventBase, 'type' | 'data'> = {
    id: given.id,
    object: 'event',
    api_version: apiVersion,
    created: given.created,
    livemode: false,
    pending_webhooks: given.pendingWebhooks,
    request: { id: given.cause.requestId, idempotency_key: given.cause.idempotencyKey },
  };
  // TypeScript cannot narrow the union of events by `T`. `EventData` ensures that type and data match.
  return { ...envelope, type: given.type, data: given.data } as Stripe.Event;
}
