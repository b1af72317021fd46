// A wish that Stripe must grant once, however often and by however many it is made: its idempotency keys
// (https://docs.stripe.com/api/idempotent_requests).
import { createHash } from 'node:crypto';
import Stripe from 'stripe';

type Wish = readonly (string | null | undefined)[];

/** How often a wish may be made anew. */
const WISHES = 20;

/**
 * Creates what `wish` names, or answers what was created for it before. Stripe also remembers a failure
 * under the key, for a day: what was wrong may be mended by then, so the wish goes on under a key that
 * follows from the failure.
 */
export async function once<T>(
  wish: Wish,
  create: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const parts = [...wish];
  for (let made = 1; ; made++) {
    try {
      return await create({ idempotencyKey: keyOf(...parts) });
    } catch (error) {
      if (made === WISHES || !(error instanceof Stripe.errors.StripeError)) throw error;
      // Somebody makes the same wish at this moment: the SDK has waited a little, and it may be granted.
      if (error.code === 'idempotency_key_in_use') continue;
      const original = originalOf(error);
      if (original === null) throw error;
      parts.push(original);
    }
  }
}

/** What was answered for the same key before, and is no answer to this wish; null for a new failure. */
function originalOf(error: Stripe.errors.StripeError): string | null {
  // Another release has wished under this key for what it puts in other words.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'other parameters';
  const { headers = {}, requestId } = error;
  if (headers['idempotent-replayed'] !== 'true') return null;
  return headers['original-request'] ?? requestId ?? null;
}

/** The same key for the same wish; a digest, for keys are no place for personal data. */
export function keyOf(...parts: Wish): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
