// `expand[]`: replaces ids in a response with the objects they refer to.
import type { Kind } from '../shapes/kinds.ts';
import type { PaymentsStore } from '../store/store.ts';
import { deletedStub } from '../shapes/deleted.ts';
import { ApiError } from '../shapes/error.ts';

/** Fields that hold one id or several, with the kind of object they refer to. */
const references: Record<string, Kind> = {
  charge: 'charge',
  configuration: 'billing_portal.configuration',
  customer: 'customer',
  default_payment_method: 'payment_method',
  default_price: 'price',
  discounts: 'discount',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  price: 'price',
  product: 'product',
  subscription: 'subscription',
};

/** Fields that are always null here, but may be expanded. */
const alwaysNull = new Set([
  'balance_transaction',
  'pending_setup_intent',
  'schedule',
  'setup_intent',
]);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns a part that Stripe includes only when it is expanded; undefined when the object has no such part. */
function included(store: PaymentsStore, node: Node, field: string): unknown {
  const id = String(node['id']);
  if (node['object'] === 'checkout.session' && field === 'line_items') {
    const data = store.hidden('checkout.session', id).lineItems;
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }
  if (node['object'] === 'customer' && field === 'subscriptions') {
    const data = store.all('subscription', id).filter((each) => each.status !== 'canceled');
    return { object: 'list', data, has_more: false, url: `/v1/customers/${id}/subscriptions` };
  }
  if (node['object'] === 'customer' && (field === 'sources' || field === 'tax_ids')) {
    return { object: 'list', data: [], has_more: false, url: `/v1/customers/${id}/${field}` };
  }
  if (node['object'] === 'invoice' && field === 'payments') {
    const data = store.all('invoice_payment').filter((each) => each.invoice === id);
    return { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/payments` };
  }
  if (node['object'] === 'charge' && field === 'refunds') {
    const data = store.all('refund').filter((each) => each.charge === id);
    return { object: 'list', data, has_more: false, url: `/v1/charges/${id}/refunds` };
  }
  return undefined;
}

function refuse(path: string): ApiError {
  return new ApiError(400, {
    message: `This property cannot be expanded (${path}).`,
    param: 'expand',
  });
}

function expandAt(store: PaymentsStore, value: unknown, steps: string[], path: string): void {
  const [field, ...rest] = steps;
  if (field === undefined || !isNode(value)) return;
  if (Array.isArray(value)) {
    for (const each of value) expandAt(store, each, steps, path);
    return;
  }
  const current = value[field];
  const kind = Object.hasOwn(references, field) ? references[field] : undefined;
  const find = (id: unknown): unknown => {
    if (typeof id !== 'string') return id;
    if (kind === undefined) throw refuse(path);
    const found = store.find(kind, id);
    return found === 'deleted' ? deletedStub(kind, id) : (found ?? null);
  };
  if (typeof current === 'string') value[field] = find(current);
  else if (Array.isArray(current) && kind !== undefined) value[field] = current.map(find);
  else if (current === undefined) {
    const part = included(store, value, field);
    if (part === undefined) throw refuse(path);
    value[field] = part;
  } else if (!isNode(current) && current !== null) {
    throw refuse(path);
  } else if (current === null && kind === undefined && !alwaysNull.has(field)) {
    throw refuse(path);
  }
  expandAt(store, value[field], rest, path);
}

/** Returns a copy of the response with everything in `paths` expanded. Throws ApiError. */
export function expanded<T extends object>(store: PaymentsStore, response: T, paths: string[]): T {
  if (paths.length === 0) return response;
  const copy = structuredClone(response);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) {
      throw new ApiError(400, {
        message: `You cannot expand more than 4 levels of a property (${path}).`,
        param: 'expand',
      });
    }
    expandAt(store, copy, steps, path);
  }
  return copy;
}
