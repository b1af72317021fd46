// The endpoint by which Stripe tells the library of changes, and whether its deliveries are taken.
import Stripe from 'stripe';
import type { Config } from '../../server/config/config.ts';
import { type Finding, judge, ok, unknown, wrong } from './finding.ts';

/** The events after which a subscription may be another; docs/operations.md names the same. */
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
/** Seconds after which an event ought to have been taken. */
const PATIENCE = 300;
const LOOKED_AT = 20;

const HOW_TO_COMPARE =
  'Stripe does not show it to a program. Compare: dashboard, Developers, Webhooks, the endpoint, Signing secret; it must be the text of STRIPE_WEBHOOK_SECRET.';

/** The endpoint itself, and what its latest deliveries tell of the secret. */
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
  const events = await stripe.events.list({ types: [...webhookEvents], limit: LOOKED_AT });
  const late = Math.floor(now() / 1000) - PATIENCE;
  const since = events.data.filter(({ created }) => created >= endpoint.created);
  return [judgeEndpoint(endpoint), judgeDeliveries(since, late)];
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
  const needless = listed.filter((type) => !webhookEvents.some((one) => one === type));
  const complaints = [];
  if (missing.length > 0)
    complaints.push(`It lacks ${missing.join(', ')}. Add them to its events.`);
  if (needless.length > 0) {
    complaints.push(`It sends ${needless.join(', ')}, which nobody reads. Take that out.`);
  }
  if (version !== Stripe.API_VERSION) {
    complaints.push(
      `It speaks ${version ?? 'the account’s default API version'} and the library ${Stripe.API_VERSION}. A version is chosen when an endpoint is added: add a new one with this version, set STRIPE_WEBHOOK_SECRET to its secret, then delete the old.`,
    );
  }
  return judge(ABOUT, complaints, `Enabled, ${listed.length} events, ${version}.`);
}

/**
 * The library takes no delivery whose signature does not hold: one that was taken proves the secret.
 * `late` is the time, in seconds, before which an event should have been taken.
 */
export function judgeDeliveries(
  events: readonly Pick<Stripe.Event, 'created' | 'pending_webhooks'>[],
  late: number,
): Finding {
  const due = events.filter(({ created }) => created < late);
  const refused = due.filter(({ pending_webhooks: pending }) => pending > 0);
  const taken = events.filter(({ pending_webhooks: pending }) => pending === 0);
  if (taken.length > 0 && refused.length === 0) {
    return ok(SECRET, 'Right: the library has taken what Stripe delivered last.');
  }
  if (refused.length > 0 && taken.length === 0) {
    return wrong(
      SECRET,
      `None of the last ${refused.length} events was taken. The secret is wrong, or Stripe does not reach the library. ${HOW_TO_COMPARE}`,
    );
  }
  if (refused.length > 0) {
    return unknown(
      SECRET,
      `${refused.length} of the last ${events.length} events were not taken. See why: dashboard, Developers, Webhooks, the endpoint. ${HOW_TO_COMPARE}`,
    );
  }
  return unknown(SECRET, `Nothing was delivered yet that would prove it. ${HOW_TO_COMPARE}`);
}
