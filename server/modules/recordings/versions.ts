// The version counter of the recordings. A change increments it, which invalidates the caches of every process.
import { bumpVersion, getVersion } from '../../database/version-counters.ts';
import type { Db } from '../../database/tables.ts';

const RECORDINGS = 'recordings';

export const RECORDING_VERSIONS = [RECORDINGS];

export const getRecordingsVersion = (db: Db) => getVersion(db, RECORDINGS);

/** Increments the counter within the transaction that changes recordings. Other such transactions wait for its end. */
export const bumpRecordings = (transaction: Db) => bumpVersion(transaction, RECORDINGS);

/** Runs `work`, which changes recordings, in a transaction that also increments their counter. If it throws, nothing changes. */
export function changeRecordings<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await bumpRecordings(transaction);
    return work(transaction);
  });
}
