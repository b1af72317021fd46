// Counts calls in the database, so that a limit applies across all processes.
import { createHash } from 'node:crypto';
import { tooManyAttempts } from '../../problems/problem.ts';
import type { Limit } from '../../../contracts/endpoints/endpoint.ts';
import { countCall, deletePastCounts } from './store.ts';
import type { Db } from '../../database/tables.ts';

export interface Limiter {
  /** Counts one `call` of this caller. Throws `too_many_attempts` beyond the limit. */
  count(call: string, limit: Limit, caller: string): Promise<void>;
}

const MINUTE_MS = 60_000;
/** How often expired counts are deleted, in milliseconds. */
const TIDY_EVERY = 10 * MINUTE_MS;
const MAX_CACHED_REFUSALS = 10_000;

export function createLimiter(db: Db, now: () => number): Limiter {
  /** Until when a caller is refused, in epoch milliseconds. Refused calls cost no database write. */
  const refused = new Map<string, number>();
  let tidiedAt = -Infinity;

  async function tidy(): Promise<void> {
    if (now() < tidiedAt + TIDY_EVERY) return;
    tidiedAt = now();
    await deletePastCounts(db, now());
  }

  function refuse(until: number): never {
    throw tooManyAttempts(
      'That was tried too many times in a short time. Nothing is lost.',
      until - now(),
    );
  }

  return {
    async count(call, limit, name) {
      // Hashed: neither a student's id nor an address is stored.
      const caller = createHash('sha256').update(name).digest('base64url').slice(0, 22);
      const key = `${call} ${caller}`;
      const until = refused.get(key) ?? 0;
      if (until > now()) refuse(until);
      await tidy();
      const windowEndsAt = now() + limit.minutes * MINUTE_MS;
      const counted = await countCall(db, { call, caller, windowEndsAt }, now());
      if (counted.calls <= limit.calls) return;
      if (refused.size >= MAX_CACHED_REFUSALS) refused.clear();
      refused.set(key, counted.windowEndsAt);
      refuse(counted.windowEndsAt);
    },
  };
}
