// The context of one change: the store, the time, and the API call that caused it.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { event, type Cause, type EventData, type EventType } from '../shapes/event.ts';
import type { PaymentsStore } from '../store/store.ts';
import { wants, type Deliveries } from '../webhooks/deliveries.ts';

export interface Work {
  readonly store: PaymentsStore;
  /** Epoch seconds of the stand-in's clock. */
  readonly now: number;
  readonly cause: Cause;
  /** The origin of the hosted pages. */
  readonly origin: string;
  /** Records an event and its deliveries in the same transaction as the change itself. */
  emit<T extends EventType>(
    type: T,
    object: EventData<T>['object'],
    previous?: EventData<T>['previous_attributes'],
  ): void;
}

export function workAt(
  parts: { store: PaymentsStore; deliveries: Deliveries; origin: string },
  now: number,
  cause: Cause,
): Work {
  const { store, deliveries, origin } = parts;
  return {
    store,
    now,
    cause,
    origin,
    emit(type, object, previous) {
      const endpoints = store.all('webhook_endpoint').filter((each) => wants(each, type));
      const data = previous === undefined ? { object } : { object, previous_attributes: previous };
      const record: Stripe.Event = event({
        id: newId('evt'),
        created: now,
        type,
        data: data as EventData<typeof type>,
        pendingWebhooks: endpoints.length,
        cause,
      });
      store.add(record);
      for (const endpoint of endpoints) deliveries.enqueue(record.id, endpoint);
    },
  };
}

/** Returns an object that must exist. Throws when it is missing or deleted. */
export function known<T>(found: T | 'deleted' | undefined): T {
  if (found === undefined || found === 'deleted') throw new Error('The store lost an object');
  return found;
}
