// Restricted keys: each opens what its permissions name, such as `customer_read`; to write includes to read.
import type { Endpoint } from './endpoint.ts';
import { ApiError } from '../shapes/error.ts';

/** The resource behind each first part of a path, as Stripe names its permission. */
const resources: Record<string, string> = {
  account: 'account',
  billing_portal: 'customer_portal',
  charges: 'charge',
  checkout: 'checkout_session',
  customers: 'customer',
  events: 'event',
  invoice_payments: 'invoice',
  invoices: 'invoice',
  payment_intents: 'payment_intent',
  payment_methods: 'payment_method',
  prices: 'plan',
  products: 'product',
  refunds: 'charge',
  subscriptions: 'subscription',
  test_helpers: 'test_clock',
  webhook_endpoints: 'webhook',
};

/** Throws ApiError where a key of these permissions may not do that. */
export function checkPermission(
  permissions: ReadonlySet<string>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  key: string,
): void {
  const resource = resources[path.split('/')[1] ?? ''] ?? 'unknown';
  const wanted = `${resource}_${method === 'GET' ? 'read' : 'write'}`;
  if (permissions.has(wanted) || permissions.has(`${resource}_write`)) return;
  throw new ApiError(403, {
    message: `The provided key '${key}' does not have the required permissions for this endpoint on account 'acct_local'. Having the 'rak_${wanted}' permission would allow this request to continue.`,
  });
}
