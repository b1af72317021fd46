// Invalidates the caches of every process. A change of cached data also increments a version counter, in the same
// transaction (version-counters.ts).
import { singleFlight } from '../async/single-flight.ts';
import type { Database } from './open.ts';
import { prepareVersionSum } from './version-counters.ts';

/** How long a caller waits for the database before it uses the cache as it is, in milliseconds. */
const TIMEOUT = 1_000;

/**
 * Returns a function to call before each use of a cache. It calls `invalidate` when a version counter of these
 * names has changed since its last call, and does nothing while the database is unavailable. On SQLite it sends
 * no query: a single process serves the library and knows its own changes.
 */
export function createChangeCheck(
  { db, engine }: Database,
  names: readonly string[],
  invalidate: () => void,
  timeout = TIMEOUT,
): () => Promise<void> {
  if (engine === 'sqlite') return async () => {};
  // Callers that arrive before a query is sent share its result.
  const { run } = singleFlight(prepareVersionSum(db, names));
  let knownVersion: number | null = null;
  return async () => {
    const timedOut = Promise.withResolvers<null>();
    const timer = setTimeout(() => timedOut.resolve(null), timeout);
    const version = await Promise.race([run().catch(() => null), timedOut.promise]);
    clearTimeout(timer);
    if (version === null || version === knownVersion) return;
    knownVersion = version;
    invalidate();
  };
}
