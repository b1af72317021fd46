// Sends each event to the endpoints until they respond with 2xx, for up to three days. Every delivery is a
// row that is written in the transaction of its event, so none is lost when the process is killed.
import type Stripe from 'stripe';
import type { Delivery, PaymentsStore } from '../store/store.ts';
import type { DeliveryFaults } from './faults.ts';
import type { Post } from './post.ts';
import type { Scheduler } from './scheduler.ts';
import { sign } from './signature.ts';

const second = 1000;
const retryWindow = 3 * 24 * 3600 * second;
const maxPause = 300 * second;

/** Returns the milliseconds from an attempt (counted from 1) to the next: 1 s, 2 s, 4 s … 5 min. */
export function pauseAfter(attempt: number): number {
  return Math.min(second * 2 ** (attempt - 1), maxPause);
}

export interface Deliveries {
  /** Adds a delivery inside the transaction that writes its event. */
  enqueue(event: string, endpoint: Stripe.WebhookEndpoint): void;
  /** Plans the next round. Call it after a transaction that enqueued a delivery. */
  wake(): void;
  /** Sends everything that is due now. Resolves when each delivery has been attempted. */
  runDue(): Promise<void>;
  /** Sends an event again to every endpoint that wants it, even if it was delivered before. Throws for an unknown id. */
  resend(event: string): void;
  close(): Promise<void>;
}

export function openDeliveries(parts: {
  store: PaymentsStore;
  machine: () => number;
  scheduler: Scheduler;
  post: Post;
  faults: DeliveryFaults;
  report: (error: unknown) => void;
}): Deliveries {
  const { store, machine, scheduler, faults } = parts;
  const stop = new AbortController();
  let cancelTimer: () => void = () => undefined;
  let round: Promise<void> | undefined;
  let again = false;

  async function send(delivery: Delivery & { since: number }): Promise<void> {
    const event = store.find('event', delivery.event);
    const endpoint = store.find('webhook_endpoint', delivery.endpoint);
    if (typeof event !== 'object' || typeof endpoint !== 'object' || faults.drop) {
      store.endDelivery(delivery.seq, 'dropped');
      return;
    }
    const body = JSON.stringify({
      ...event,
      api_version: endpoint.api_version ?? event.api_version,
      pending_webhooks: store.waitingDeliveries(event.id),
    });
    const { secret } = store.hidden('webhook_endpoint', endpoint.id);
    let status = 0;
    for (let copies = faults.duplicate ? 2 : 1; copies > 0; copies -= 1) {
      const headers = { 'stripe-signature': sign(body, secret, Math.floor(machine() / second)) };
      status = await parts.post(endpoint.url, headers, body, stop.signal);
      if (stop.signal.aborted) return;
    }
    const nextAt = machine() + pauseAfter(delivery.attempts + 1);
    if (status >= 200 && status < 300) store.endDelivery(delivery.seq, 'delivered');
    else if (nextAt - delivery.since > retryWindow) store.endDelivery(delivery.seq, 'given_up');
    else store.retryDelivery(delivery.seq, nextAt);
  }

  async function runRounds(): Promise<void> {
    do {
      again = false;
      const due = store.dueDeliveries(machine());
      if (faults.reorder) due.reverse();
      for (const delivery of due) {
        if (stop.signal.aborted) return;
        await send(delivery);
      }
    } while (again);
  }

  function plan(): void {
    cancelTimer();
    const at = stop.signal.aborted ? undefined : store.nextDeliveryAt();
    if (at !== undefined) cancelTimer = scheduler.after(at - machine(), () => void runDue());
  }

  function runDue(): Promise<void> {
    again = true;
    round ??= runRounds()
      .catch(parts.report)
      .finally(() => {
        round = undefined;
        plan();
      });
    return round;
  }

  // Sends the pending deliveries of an earlier process at once: the endpoint may be up again.
  store.makeDeliveriesDue(machine());
  plan();

  return {
    enqueue(event, endpoint) {
      store.enqueue(event, endpoint.id, machine(), machine() + faults.delayMs);
    },
    wake() {
      if (round === undefined) plan();
      else again = true;
    },
    runDue,
    resend(id) {
      const event = store.find('event', id);
      if (typeof event !== 'object') throw new Error(`No such event: ${id}`);
      for (const endpoint of store.all('webhook_endpoint')) {
        if (wants(endpoint, event.type)) store.enqueue(id, endpoint.id, machine(), machine());
      }
      this.wake();
    },
    async close() {
      stop.abort();
      cancelTimer();
      await round;
    },
  };
}

export function wants(endpoint: Stripe.WebhookEndpoint, type: string): boolean {
  if (endpoint.status !== 'enabled') return false;
  return endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type);
}
