// Whether what a process remembers still is what the database has: any process may have changed it. Each
// such change is counted together with what it changes (versions.ts).
import { shareRuns } from '../async/single-flight.ts';
import type { Database } from './open.ts';
import { prepareCount } from './versions.ts';

/** How long the database is waited for before callers go on with what is remembered, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Answers a function to be called before what is remembered is used: it calls `forget` where something
 * under these names has been counted since it was last called. While the database is away it does not.
 * SQLite serves one process, which knows its own changes: there nothing is asked.
 */
export function followNews(
  { db, engine }: Database,
  names: readonly string[],
  forget: () => void,
  patience = PATIENCE,
): () => Promise<void> {
  if (engine === 'sqlite') return async () => {};
  // Whoever comes before a question is sent shares its answer.
  const { ask } = shareRuns(prepareCount(db, names));
  let known: number | null = null;
  return async () => {
    const waited = Promise.withResolvers<null>();
    const timer = setTimeout(() => waited.resolve(null), patience);
    const news = await Promise.race([ask().catch(() => null), waited.promise]);
    clearTimeout(timer);
    if (news === null || news === known) return;
    known = news;
    forget();
  };
}
