import { kindsByGroup } from '../../../contracts/record.ts';
import type { Db } from '../../database/tables.ts';
import { removeGoneAccounts, removeSubject } from './store.ts';

/** Takes a family out of the record with its account: what was done stays, and not for whom. */
export const forgetFamily = (transaction: Db, uid: string): Promise<void> =>
  removeSubject(transaction, uid, kindsByGroup.families);

/** Does so for all accounts that an older release has deleted: it knows no record. */
export const forgetGoneFamilies = (db: Db): Promise<void> =>
  removeGoneAccounts(db, kindsByGroup.families);
