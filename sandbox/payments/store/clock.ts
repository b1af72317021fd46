// The stand-in's own time: the machine's clock, moved forward by an offset that survives a restart.
import type { PaymentsStore } from './store.ts';

export interface Clock {
  /** Seconds since the epoch, as Stripe's objects count time. */
  seconds(): number;
  /** Milliseconds by the machine's clock, for deliveries and their signatures. */
  machine(): number;
  /** Moves the stand-in's time forward. Milliseconds; there is no way back. */
  move(ms: number): void;
}

export function openClock(store: PaymentsStore, machine: () => number): Clock {
  let offset = Number(store.setting('clock_offset') ?? 0);
  return {
    seconds: () => Math.floor((machine() + offset) / 1000),
    machine,
    move: (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) {
        throw new RangeError('The clock moves forward only, by whole milliseconds');
      }
      offset += ms;
      store.keepSetting('clock_offset', String(offset));
    },
  };
}
