import { dayOf } from '../../../../domain/days.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';

/** Such as `step-into-reading-catalogue-2026-11-21.json`, with the library's day at `now` (epoch milliseconds). */
export const fileName = (what: string, type: string, now: number): string =>
  `step-into-reading-${what}-${dayOf(now, libraryTimeZone())}.${type}`;
