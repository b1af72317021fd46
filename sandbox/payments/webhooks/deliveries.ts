// Sends events to the endpoints until each has answered 2xx, for up to three days. Every delivery is
// a row written together with its event, so that none is lost when the process dies.
import type Stripe from 'stripe';
import type { Delivery, PaymentsStore } from '../store/store.ts';
import type { DeliveryFaults } from './faults.ts';
import type { Post } from './post.ts';
import type { Scheduler } from './scheduler.ts';
import { sign } from './signature.ts';

const second = 1000;
const giveUpAfter = 3 * 24 * 3600 * second;
const longestPause = 300 * second;

/** Milliseconds between the given attempt (counted from 1) and the next: 1 s, 2 s, 4 s … 5 min. */
export function pauseAfter(attempt: number): number {
  return Math.min(second * 2 ** (attempt - 1), longestPause);
}

export interface Deliveries {
  /** Takes up a new delivery inside the transaction that writes its event. */
  enqueue(event: string, endpoint: Stripe.WebhookEndpoint): void;
  /** Plans the next round. To be called after a transaction that enqueued something. */
  wake(): void;
  /** Sends everything that is due now and resolves when it has been tried. */
  runDue(): Promise<void>;
  /** Sends an event once more to every endpoint that wants it, whatever became of it before. */
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
  let callOff: () => void = () => undefined;
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
    else if (nextAt - delivery.since > giveUpAfter) store.endDelivery(delivery.seq, 'given_up');
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
    callOff();
    const at = stop.signal.aborted ? undefined : store.nextDeliveryAt();
    if (at !== undefined) callOff = scheduler.after(at - machine(), () => void runDue());
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

  // What an earlier process left behind is sent at once: its endpoint may be back by now.
  store.hurryDeliveries(machine());
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
      callOff();
      await round;
    },
  };
}

export function wants(endpoint: Stripe.WebhookEndpoint, type: string): boolean {
  if (endpoint.status !== 'enabled') return false;
  return endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type);
}
