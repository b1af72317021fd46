// The file of 'Download my data'.
import { dayOf } from '../../../domain/days.ts';

/**
 * Returns a name such as `step-into-reading-2026-11-21.json`, with the date in the parent's time
 * zone. `now` is in epoch milliseconds.
 */
export const dataFileName = (now: number, timeZone?: string): string =>
  `step-into-reading-${dayOf(now, timeZone)}.json`;
