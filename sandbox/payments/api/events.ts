import type Stripe from 'stripe';
import { z } from 'zod';
import type { Work } from '../work/work.ts';
import { endpoint, list } from './endpoint.ts';
import { isAt, moment, paging, text } from './fields.ts';

function withPending(work: Work, event: Stripe.Event): Stripe.Event {
  return { ...event, pending_webhooks: work.store.waitingDeliveries(event.id) };
}

function fitsType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const eventEndpoints = [
  endpoint(
    'GET /events',
    {
      ...paging,
      created: moment.optional(),
      type: text.optional(),
      types: z.array(text).max(20).optional(),
    },
    (work, given) =>
      list(work, 'event', '/v1/events', given, {
        fits: (each) =>
          (given.type === undefined || fitsType(each.type, given.type)) &&
          (given.types === undefined || given.types.some((type) => fitsType(each.type, type))) &&
          isAt(each.created, given.created),
        present: (each) => withPending(work, each),
      }),
  ),
];
