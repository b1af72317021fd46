// Verifies and parses webhooks. Even of a signed event, only its id, type, time and customer are used, after
// validation.
import Stripe from 'stripe';
import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';

export interface WebhookEvent {
  id: string;
  type: string;
  /** The customer of the event; null if it names none. No other data of the event is used. */
  customerId: string | null;
  /** When it happened, in epoch milliseconds; only for metrics. */
  createdAt: number;
}

const id = z.string().regex(/^[\w-]{1,255}$/);
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]);

const event = z.object({
  id,
  type: z.string().regex(/^[\w.]{1,100}$/),
  created: z.int().nonnegative(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: id.optional().catch(undefined),
      // Events about other products may have objects of any shape.
      customer: reference.nullish().catch(null),
    }),
  }),
});

const THIN =
  'This is a thin event (v2.core.event), which does not say whom it is about. Set the endpoint to send snapshot events.';

/** Throws `invalid_request` for an invalid signature, a thin event, or an invalid event. */
export function readEvent(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string,
  secret: string,
): WebhookEvent {
  const refuse = (message: string, cause?: unknown) =>
    new Problem('invalid_request', message, { cause });
  const { signature: checker, DEFAULT_TOLERANCE } = stripe.webhooks;
  try {
    const isValid = checker?.verifyHeader(rawBody, signature, secret, DEFAULT_TOLERANCE);
    if (isValid !== true) throw new Error('The signature was not checked');
  } catch (cause) {
    throw refuse('The webhook signature is not valid', cause);
  }
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString());
  } catch (cause) {
    throw refuse('The webhook is signed, but its body is not valid JSON', cause);
  }
  if ((body as { object?: unknown } | null)?.object === 'v2.core.event') throw refuse(THIN);
  const parsed = event.safeParse(body);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body');
    throw refuse(`The webhook is signed, but is not an event: ${[...new Set(fields)].join(', ')}`);
  }
  const { type, created, data } = parsed.data;
  const { object } = data;
  const customerId = object.object === 'customer' ? (object.id ?? null) : (object.customer ?? null);
  return { id: parsed.data.id, type, customerId, createdAt: created * 1000 };
}
