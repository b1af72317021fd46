// Idempotency keys: Stripe creates an object once, even if several callers request it several times
// (https://docs.stripe.com/api/idempotent_requests).
import { createHash } from 'node:crypto';
import Stripe from 'stripe';

type KeyParts = readonly (string | null | undefined)[];

/** The maximum number of attempts. */
const MAX_ATTEMPTS = 20;

/**
 * Creates an object with an idempotency key made of `keyParts`, or returns the one created with that key before.
 * Stripe also caches a failure under the key, for a day, although its cause may be gone. So this retries with a new
 * key, which is derived from the failure.
 */
export async function createOnce<T>(
  keyParts: KeyParts,
  create: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const parts = [...keyParts];
  for (let attempt = 1; ; attempt++) {
    try {
      return await create({ idempotencyKey: keyOf(...parts) });
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(error instanceof Stripe.errors.StripeError)) throw error;
      // Another request is using the same key. The SDK has waited a little, so a retry may succeed.
      if (error.code === 'idempotency_key_in_use') continue;
      const cachedFailure = cachedFailureOf(error);
      if (cachedFailure === null) throw error;
      parts.push(cachedFailure);
    }
  }
}

/** Identifies an earlier request with the same key whose response Stripe has cached; null for a new failure. */
function cachedFailureOf(error: Stripe.errors.StripeError): string | null {
  // Another release has used this key with other parameters.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'other parameters';
  const { headers = {}, requestId } = error;
  if (headers['idempotent-replayed'] !== 'true') return null;
  return headers['original-request'] ?? requestId ?? null;
}

/** Returns the same key for the same parts. The key is a digest, because keys must not contain personal data. */
export function keyOf(...parts: KeyParts): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
