// The owner's heart words and soundings. A new library has the built-in heart words and no soundings.
import type { Phonics, StoredPhonics } from '../../../contracts/phonics.ts';
import { categories } from '../../../domain/levels.ts';
import { heartWordsByLevel } from '../../../phonics/heart-words.ts';
import type { Db } from '../../database/tables.ts';
import { bumpVersion, getVersion } from '../../database/version-counters.ts';
import { listHeartWords, listSoundings, replacePhonics } from './store.ts';

const NAME = 'phonics';

/** How often heart words and soundings have been saved; 0 means the defaults of a new library. */
export const getPhonicsVersion = (db: Db) => getVersion(db, NAME);

/**
 * Returns the heart words and soundings of one version; reads them again if they are saved meanwhile. Sorts them
 * here, because databases sort letters differently.
 */
export async function getPhonics(db: Db): Promise<StoredPhonics> {
  for (;;) {
    const version = await getPhonicsVersion(db);
    if (version === 0) {
      const heartWords = heartWordsByLevel.map((words) => words.toSorted());
      return { version, heartWords, soundings: [] };
    }
    const rows = await listHeartWords(db);
    const soundings = await listSoundings(db);
    if (version !== (await getPhonicsVersion(db))) continue;
    const heartWords = categories.map((_, index) =>
      rows
        .filter(({ level }) => level === index + 1)
        .map(({ word }) => word)
        .sort(),
    );
    soundings.sort((a, b) => (a.word < b.word ? -1 : 1));
    return { version, heartWords, soundings };
  }
}

/**
 * Replaces all heart words and soundings. Returns false, and stores nothing, if they are no longer at the version
 * `known`, if given.
 */
export async function savePhonics(db: Db, phonics: Phonics, known?: number): Promise<boolean> {
  return db
    .transaction()
    .execute(async (transaction) => {
      const version = await bumpVersion(transaction, NAME);
      if (known !== undefined && version !== known + 1) throw new ChangedMeanwhile();
      await replacePhonics(transaction, phonics);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false;
      throw error;
    });
}

/** Rolls a transaction back. */
class ChangedMeanwhile extends Error {}

/** Replaces all heart words and soundings within a transaction. */
export async function writePhonics(transaction: Db, phonics: Phonics): Promise<void> {
  await bumpVersion(transaction, NAME);
  await replacePhonics(transaction, phonics);
}
