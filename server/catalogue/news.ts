// Whether the books in the database are still those that are remembered: any process may have changed
// them. Each change is counted together with what it changes.
import type { Database, Db } from '../database/open.ts';
import { countWriting, prepareCount } from '../database/versions.ts';
import { shareRuns } from '../shared-runs.ts';

/** Of what an owner stores, and of what is found in it afterwards: neither waits for the other. */
const BOOKS = 'books';
const FINDINGS = 'findings';

/** How long the database is waited for before readers go on with what is remembered, in milliseconds. */
const PATIENCE = 1_000;

/** Counts a change of the books, in its own transaction. */
export const countBookChange = (transaction: Db) => countWriting(transaction, BOOKS);

/** Counts that findings were stored, however many. */
export const countFindings = (db: Db) => countWriting(db, FINDINGS);

/** Does `work`, which changes books, in a transaction that counts it. */
export function changeBooks<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const answer = await work(transaction);
    await countBookChange(transaction);
    return answer;
  });
}

/**
 * Answers a function that answers the number of changes until now, or null while the database is away.
 * SQLite serves one process, which knows its own changes: there nothing is asked.
 */
export function createNews({ db, engine }: Database, patience = PATIENCE) {
  if (engine === 'sqlite') return async () => null;
  // Whoever comes before a question is sent shares its answer.
  const { ask } = shareRuns(prepareCount(db, [BOOKS, FINDINGS]));
  return async (): Promise<number | null> => {
    const waited = Promise.withResolvers<null>();
    const timer = setTimeout(() => waited.resolve(null), patience);
    try {
      return await Promise.race([ask().catch(() => null), waited.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
