// Version counters of the books. A change increments a counter, which invalidates the caches of every process.
import { bumpVersion } from '../../database/version-counters.ts';
import type { Db } from '../../database/tables.ts';

/** Separate counters for owners' changes and for findings, so that neither locks out the other. */
const BOOKS = 'books';
const FINDINGS = 'findings';

export const BOOK_VERSIONS = [BOOKS, FINDINGS];

/** Increments the counter of the books within the transaction that changes them. */
export const bumpBooks = (transaction: Db) => bumpVersion(transaction, BOOKS);

/** Increments the counter of the findings, once for any number of stored findings. */
export const bumpReports = (db: Db) => bumpVersion(db, FINDINGS);

/** Runs `work`, which changes books, in a transaction that also increments their counter. */
export function changeBooks<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    await bumpBooks(transaction);
    return result;
  });
}
