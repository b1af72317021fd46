import { dayOf } from '../../../../domain/days.ts';

/** Such as `step-into-reading-catalogue-2026-11-21.json`. `now` is in epoch milliseconds. */
export const fileName = (what: string, type: string, now: number, timeZone?: string): string =>
  `step-into-reading-${what}-${dayOf(now, timeZone)}.${type}`;
