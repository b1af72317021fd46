// Counts what changes of the books: every process forgets then what it remembers of them.
import { countWriting } from '../../database/versions.ts';
import type { Db } from '../../database/tables.ts';

/** Of what an owner stores, and of what is found in it afterwards: neither waits for the other. */
const BOOKS = 'books';
const FINDINGS = 'findings';

export const BOOK_NEWS = [BOOKS, FINDINGS];

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
