// The stand-in's clock: the machine's clock plus an offset, which is stored and survives a restart.
import type { PaymentsStore } from './store.ts';

export interface Clock {
  /** The stand-in's time in epoch seconds, as in Stripe's objects. */
  seconds(): number;
  /** The machine's time in epoch milliseconds, for deliveries and their signatures. */
  machine(): number;
  /** Moves the stand-in's time forward by `ms` milliseconds. Throws RangeError unless `ms` is a whole number from 0. */
  advance(ms: number): void;
}

export function openClock(store: PaymentsStore, machine: () => number): Clock {
  let offset = Number(store.setting('clock_offset') ?? 0);
  return {
    seconds: () => Math.floor((machine() + offset) / 1000),
    machine,
    advance: (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) {
        throw new RangeError('The clock moves forward only, by whole milliseconds');
      }
      offset += ms;
      store.saveSetting('clock_offset', String(offset));
    },
  };
}
