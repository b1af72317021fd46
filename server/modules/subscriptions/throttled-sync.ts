// Syncs that a person at a screen waits for. Requests that come during a sync, or right after it, share it,
// so no browser can flood the provider or the database.
import { setTimeout as pause } from 'node:timers/promises';

export interface ThrottledSync {
  /** Waits for a sync of this student, for at most `maxWait`. The sync goes on after that. */
  run(userId: string): Promise<void>;
  /** Makes the next call start a new sync, because the parent is about to change something at the provider. */
  reset(userId: string): void;
}

/** Minimum time from the start of one sync to the next. It is shorter than the poll interval of the client. */
const MIN_INTERVAL_MS = 1_500;
const MAX_ENTRIES = 50_000;

/** `maxWait` is in milliseconds. */
export function createThrottledSync(
  sync: (userId: string) => Promise<unknown>,
  now: () => number,
  maxWait: number,
): ThrottledSync {
  const inFlight = new Map<string, Promise<unknown>>();
  const startTimes = new Map<string, number>();

  function start(userId: string): Promise<unknown> {
    if (startTimes.size >= MAX_ENTRIES) startTimes.clear();
    startTimes.set(userId, now());
    const running = sync(userId).finally(() => inFlight.delete(userId));
    inFlight.set(userId, running);
    return running;
  }

  return {
    async run(userId) {
      const isFresh = now() - (startTimes.get(userId) ?? -Infinity) < MIN_INTERVAL_MS;
      const running = inFlight.get(userId) ?? (isFresh ? undefined : start(userId));
      if (running) await Promise.race([running, pause(maxWait, undefined, { ref: false })]);
    },
    reset: (userId) => void startTimes.delete(userId),
  };
}
