// The stand-in without its HTTP: state, clock and deliveries. The plugin puts pages and API on it; a
// control page and tests use what else it offers (advance the clock, spoil deliveries, resend).
import { join } from 'node:path';
import {
  afterLastRetrySetting,
  passTime,
  passTimeUntil,
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
  /** Where the server is reached, such as `http://localhost:3001`. */
  origin: string;
  secretKey: string;
  priceId: string;
  webhook: { url: string; secret: string };
  /** The machine's clock in epoch milliseconds. */
  now?: () => number;
}

/** What tests and a control page replace. */
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
  /** Keys that open less, with what they open, such as `customer_read`. A restart forgets them. */
  readonly restrictedKeys: Map<string, ReadonlySet<string>>;
  /** One transaction. Deliveries of its events start when it is on disk. */
  act<T>(cause: Cause, change: (work: Work) => T): T;
  /** Lets everything happen that was due up to now, each thing at its own moment. */
  settle(): void;
  /** Moves the clock forward by `ms` and lets happen what falls into that time. */
  advance(ms: number): void;
  decideAfterLastRetry(then: AfterLastRetry): void;
  close(): Promise<void>;
}

const settleEvery = 60_000;

/** Opens (or creates) the state; undelivered events are taken up at once. */
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
    passTimeUntil(until, null, store, (moment, object) =>
      // A test clock that was set going is due since ever, and arrives now.
      store.transaction(() => passTime(at(moment === 0 ? until : moment, noCall), object)),
    );
    deliveries.wake();
  }

  function trySettling(): void {
    try {
      settle();
    } catch (error) {
      report(error);
    }
  }

  let callOff: () => void = () => undefined;
  function watch(): void {
    callOff = scheduler.after(settleEvery, () => {
      trySettling();
      watch();
    });
  }

  let callOffSoon: () => void = () => undefined;
  function settleSoon(): void {
    callOffSoon();
    callOffSoon = scheduler.after(0, trySettling);
  }

  store.transaction(() => seed(at(clock.seconds(), noCall), options));
  settle();
  watch();

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
      if (store.firstDue(clock.seconds(), null) !== undefined) settleSoon();
      return result;
    },
    settle,
    advance(ms) {
      clock.move(ms);
      settle();
    },
    decideAfterLastRetry(then) {
      store.keepSetting(afterLastRetrySetting, then);
    },
    async close() {
      callOff();
      callOffSoon();
      await deliveries.close();
      store.close();
    },
  };
}
