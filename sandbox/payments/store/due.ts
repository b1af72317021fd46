// When an object is next due for a change that only time causes. In epoch seconds, as in Stripe's objects.
import type { StoredObject } from '../shapes/kinds.ts';

const hour = 3600;
export const day = 24 * hour;

/** An incomplete subscription expires 23 hours after it was created. */
const incompleteFor = 23 * hour;

/** Returns when the object is due, in epoch seconds; null when time does not change it. */
export function dueAt(object: StoredObject): number | null {
  switch (object.object) {
    case 'checkout.session':
      return object.status === 'open' ? object.expires_at : null;
    case 'payment_intent':
      return object.processing?.card?.customer_notification?.completes_at ?? null;
    case 'invoice':
      return object.status === 'open' ? object.next_payment_attempt : null;
    case 'subscription': {
      if (object.status === 'incomplete') return object.created + incompleteFor;
      if (object.status === 'paused') return object.cancel_at;
      if (!['active', 'trialing', 'past_due', 'unpaid'].includes(object.status)) return null;
      const ends = object.items.data.map((item) => item.current_period_end);
      const resumes = object.pause_collection?.resumes_at ?? Infinity;
      return Math.min(...ends, object.cancel_at ?? Infinity, resumes);
    }
    default:
      return null;
  }
}
