// Logins are tried one at a time: hashing keeps one processor busy, and readers need the others.
import pLimit from 'p-limit';

/** How many logins may be ahead of a new one: 8 take about half a second. An owner at a known address waits longer. */
export const LONGEST_QUEUE = { stranger: 8, known: 24 };

export interface LoginQueue {
  /** Runs `work` after all earlier work. Returns null without running it when more than `maxAhead` are ahead. */
  enter<T>(maxAhead: number, work: () => Promise<T>): Promise<T | null>;
}

export function createLoginQueue(): LoginQueue {
  const limit = pLimit(1);
  return {
    async enter(maxAhead, work) {
      const ahead = limit.activeCount + limit.pendingCount;
      return ahead > maxAhead ? null : limit(work);
    },
  };
}
