// Readings of the payment provider for somebody at a screen. Whoever asks again before the answer, or at
// once after it, has the same one: no browser can flood the provider, nor the table with what it says.
import { setTimeout as pause } from 'node:timers/promises';

interface Readings {
  /** Waits for a reading of this student, for as long as somebody at a screen may wait. */
  wait(userId: string): Promise<void>;
  /** What was read so far is not shared any more: she is on her way to the provider. */
  renew(userId: string): void;
}

/** Milliseconds from the beginning of one reading to the next: less than from poll to poll. */
const SHARED_MS = 1_500;
const REMEMBERED = 50_000;

/** `patience` is in milliseconds. */
export function createReadings(
  read: (userId: string) => Promise<unknown>,
  now: () => number,
  patience: number,
): Readings {
  const underWay = new Map<string, Promise<unknown>>();
  const beganAt = new Map<string, number>();

  function begin(userId: string): Promise<unknown> {
    if (beganAt.size >= REMEMBERED) beganAt.clear();
    beganAt.set(userId, now());
    const reading = read(userId).finally(() => underWay.delete(userId));
    underWay.set(userId, reading);
    return reading;
  }

  return {
    async wait(userId) {
      const isFresh = now() - (beganAt.get(userId) ?? -Infinity) < SHARED_MS;
      const reading = underWay.get(userId) ?? (isFresh ? undefined : begin(userId));
      if (reading) await Promise.race([reading, pause(patience, undefined, { ref: false })]);
    },
    renew: (userId) => void beganAt.delete(userId),
  };
}
