// Permissions of restricted keys, such as `customer_read`. Write permission includes read permission.
import type { Endpoint } from './endpoint.ts';
import { ApiError } from '../shapes/error.ts';

/** The resource for the first part of a path, by the name in Stripe's permissions. */
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
  prices: 'plan',
  products: 'product',
  refunds: 'charge',
  subscriptions: 'subscription',
  tax: 'tax_settings',
  webhook_endpoints: 'webhook',
};

/** Throws ApiError when the key's permissions do not allow the endpoint. */
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
