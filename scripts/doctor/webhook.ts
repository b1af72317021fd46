// Examines the webhook endpoint at Stripe, and whether the library accepts its deliveries.
import Stripe from 'stripe';
import type { Config } from '../../server/config/config.ts';
import { type Finding, judge, ok, unknown, wrong } from './finding.ts';

/** The events that may change a subscription. docs/operations.md lists the same ones. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.deleted',
] as const;

const ABOUT = 'webhook';
const SECRET = 'webhook secret';
/** An event older than this should have been accepted. */
const DELIVERY_GRACE_SECONDS = 300;
const MAX_EVENTS = 20;

const HOW_TO_COMPARE =
  'Stripe does not show it to a program. Compare: dashboard, Developers, Webhooks, the endpoint, Signing secret; it must be the text of STRIPE_WEBHOOK_SECRET.';

/** Examines the endpoint and, by its latest deliveries, the secret. */
export async function examineWebhook(
  stripe: Stripe,
  { publicUrl, payments }: Config,
  now: () => number,
): Promise<Finding[]> {
  const url = `${publicUrl}/api/webhooks/stripe`;
  const { hostname } = new URL(publicUrl);
  if (payments.host === null && hostname === 'localhost') {
    const help = `Stripe reaches no localhost. Run: stripe listen --forward-to ${url}`;
    return [unknown(ABOUT, help), unknown(SECRET, 'It is the one that stripe listen prints.')];
  }
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({
    limit: 1000,
  });
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  const [endpoint] = ours.filter(({ status }) => status === 'enabled');
  if (!endpoint || ours.length > 1) return [wrong(ABOUT, complaintOf(ours, url))];
  const events = await stripe.events.list({ types: [...webhookEvents], limit: MAX_EVENTS });
  const dueBefore = Math.floor(now() / 1000) - DELIVERY_GRACE_SECONDS;
  const since = events.data.filter(({ created }) => created >= endpoint.created);
  return [judgeEndpoint(endpoint), judgeDeliveries(since, dueBefore)];
}

function complaintOf(ours: readonly Stripe.WebhookEndpoint[], url: string): string {
  if (ours.length > 1) {
    return `${ours.length} endpoints deliver to ${url}, each with a secret of its own, of which the library knows one. Delete all but one.`;
  }
  if (ours.length === 1) {
    return `The endpoint at ${url} is disabled. Enable it: dashboard, Developers, Webhooks.`;
  }
  return `No endpoint delivers to ${url}. Add one there for ${webhookEvents.join(', ')}; API version ${Stripe.API_VERSION}; then set STRIPE_WEBHOOK_SECRET to its signing secret.`;
}

export function judgeEndpoint({
  enabled_events: listed,
  api_version: version,
}: Pick<Stripe.WebhookEndpoint, 'enabled_events' | 'api_version'>): Finding {
  const missing = webhookEvents.filter((type) => !listed.includes(type) && !listed.includes('*'));
  const unneeded = listed.filter((type) => !webhookEvents.some((one) => one === type));
  const complaints = [];
  if (missing.length > 0)
    complaints.push(`It lacks ${missing.join(', ')}. Add them to its events.`);
  if (unneeded.length > 0) {
    complaints.push(
      `It sends ${unneeded.join(', ')}, which the library does not read. Remove that.`,
    );
  }
  if (version !== Stripe.API_VERSION) {
    complaints.push(
      `It speaks ${version ?? 'the account’s default API version'} and the library ${Stripe.API_VERSION}. A version is chosen when an endpoint is added: add a new one with this version, set STRIPE_WEBHOOK_SECRET to its secret, then delete the old.`,
    );
  }
  return judge(ABOUT, complaints, `Enabled, ${listed.length} events, ${version}.`);
}

/**
 * The library refuses a delivery with an invalid signature, so an accepted delivery proves that the secret is right.
 * Events from before `dueBefore` (epoch seconds) should have been accepted.
 */
export function judgeDeliveries(
  events: readonly Pick<Stripe.Event, 'created' | 'pending_webhooks'>[],
  dueBefore: number,
): Finding {
  const due = events.filter(({ created }) => created < dueBefore);
  const refused = due.filter(({ pending_webhooks: pending }) => pending > 0);
  const accepted = events.filter(({ pending_webhooks: pending }) => pending === 0);
  if (accepted.length > 0 && refused.length === 0) {
    return ok(SECRET, 'Right: the library has accepted what Stripe delivered last.');
  }
  if (refused.length > 0 && accepted.length === 0) {
    return wrong(
      SECRET,
      `None of the last ${refused.length} events was accepted. The secret is wrong, or Stripe does not reach the library. ${HOW_TO_COMPARE}`,
    );
  }
  if (refused.length > 0) {
    return unknown(
      SECRET,
      `${refused.length} of the last ${events.length} events were not accepted. See why: dashboard, Developers, Webhooks, the endpoint. ${HOW_TO_COMPARE}`,
    );
  }
  return unknown(
    SECRET,
    `Nothing has been delivered yet, so this is not proven. ${HOW_TO_COMPARE}`,
  );
}
