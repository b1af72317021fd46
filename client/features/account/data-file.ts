// The file behind 'Download my data'.
import { dayOf } from '../../../domain/days.ts';

/**
 * Such as `step-into-reading-2026-11-21.json`: the day is the parent's own. `now` in epoch
 * milliseconds.
 */
export const dataFileName = (now: number, timeZone?: string): string =>
  `step-into-reading-${dayOf(now, timeZone)}.json`;
