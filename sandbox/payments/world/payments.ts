// The stand-in without HTTP: state, clock and deliveries. The plugin serves the pages and the API. The control
// page and tests also advance the clock, make deliveries fail, and resend events.
import { join } from 'node:path';
import {
  afterLastRetrySetting,
  processDue,
  processDueUntil,
  type AfterLastRetry,
} from '../billing/passing-time.ts';
import { openJournal, type Journal } from './journal.ts';
import { noApiFault, type ApiFault } from './api-faults.ts';
import { openClock, type Clock } from '../store/clock.ts';
import { seed } from '../work/seed.ts';
import { noCall, type Cause } from '../shapes/event.ts';
import { openPaymentsStore, type PaymentsStore } from '../store/store.ts';
import { openDeliveries, type Deliveries } from '../webhooks/deliveries.ts';
import { noFaults, type DeliveryFaults } from '../webhooks/faults.ts';
import { post, type Post } from '../webhooks/post.ts';
import { timers, type Scheduler } from '../webhooks/scheduler.ts';
import { workAt, type Work } from '../work/work.ts';

export interface PaymentsOptions {
  /** The folder of `payments.sqlite`. */
  dataDir: string;
  /** The origin of the server, such as `http://localhost:3001`. */
  origin: string;
  secretKey: string;
  priceId: string;
  webhook: { url: string; secret: string };
  /** The machine's clock in epoch milliseconds. */
  now?: () => number;
}

/** Parts that tests can replace. */
export interface PaymentsParts {
  faults?: DeliveryFaults;
  scheduler?: Scheduler;
  post?: Post;
  report?: (error: unknown) => void;
}

export interface Payments {
  readonly store: PaymentsStore;
  readonly clock: Clock;
  readonly deliveries: Deliveries;
  readonly faults: DeliveryFaults;
  readonly apiFault: ApiFault;
  readonly journal: Journal;
  readonly scheduler: Scheduler;
  readonly origin: string;
  readonly secretKey: string;
  /** Restricted API keys with their permissions, such as `customer_read`. Lost on restart. */
  readonly restrictedKeys: Map<string, ReadonlySet<string>>;
  /** Runs one transaction. Deliveries of its events start after the commit. */
  act<T>(cause: Cause, change: (work: Work) => T): T;
  /** Processes everything that is due up to now, each object at its own due time. */
  settle(): void;
  /** Moves the clock forward by `ms` milliseconds and processes everything due in that time. */
  advance(ms: number): void;
  decideAfterLastRetry(then: AfterLastRetry): void;
  close(): Promise<void>;
}

const settleInterval = 60_000;

/** Opens or creates the state. Sends undelivered events at once. */
export function openPayments(options: PaymentsOptions, parts: PaymentsParts = {}): Payments {
  const store = openPaymentsStore(join(options.dataDir, 'payments.sqlite'));
  const clock = openClock(store, options.now ?? Date.now);
  const faults = parts.faults ?? noFaults();
  const scheduler = parts.scheduler ?? timers;
  const report = parts.report ?? ((error) => console.error(error));
  const deliveries = openDeliveries({
    store,
    machine: clock.machine,
    scheduler,
    post: parts.post ?? post,
    faults,
    report,
  });
  const { origin } = options;
  const at = (now: number, cause: Cause): Work => workAt({ store, deliveries, origin }, now, cause);

  function settle(): void {
    const until = clock.seconds();
    processDueUntil(until, store, (moment, object) =>
      store.transaction(() => processDue(at(moment, noCall), object)),
    );
    deliveries.wake();
  }

  function settleAndReport(): void {
    try {
      settle();
    } catch (error) {
      report(error);
    }
  }

  let cancelTimer: () => void = () => undefined;
  function scheduleNext(): void {
    cancelTimer = scheduler.after(settleInterval, () => {
      settleAndReport();
      scheduleNext();
    });
  }

  let cancelSoon: () => void = () => undefined;
  function settleSoon(): void {
    cancelSoon();
    cancelSoon = scheduler.after(0, settleAndReport);
  }

  store.transaction(() => seed(at(clock.seconds(), noCall), options));
  settle();
  scheduleNext();

  return {
    store,
    clock,
    deliveries,
    faults,
    apiFault: noApiFault(),
    journal: openJournal(),
    scheduler,
    origin,
    secretKey: options.secretKey,
    restrictedKeys: new Map(),
    act(cause, change) {
      const result = store.transaction(() => change(at(clock.seconds(), cause)));
      deliveries.wake();
      if (store.firstDue(clock.seconds()) !== undefined) settleSoon();
      return result;
    },
    settle,
    advance(ms) {
      clock.advance(ms);
      settle();
    },
    decideAfterLastRetry(then) {
      store.saveSetting(afterLastRetrySetting, then);
    },
    async close() {
      cancelTimer();
      cancelSoon();
      await deliveries.close();
      store.close();
    },
  };
}
