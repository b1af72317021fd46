// The owner's heart words and soundings. A new library has the built-in heart words and no soundings.
import type { Phonics, StoredPhonics } from '../../../contracts/phonics.ts';
import { categories } from '../../../domain/levels.ts';
import { heartWordsByLevel } from '../../../phonics/heart-words.ts';
import type { Db } from '../../database/tables.ts';
import { bumpVersion, getVersion } from '../../database/version-counters.ts';
import { differenceOf } from '../record/difference.ts';
import { noteChange } from '../record/note-change.ts';
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
    const phonics = await readPhonics(db, version);
    if (version === (await getPhonicsVersion(db))) return phonics;
  }
}

async function readPhonics(db: Db, version: number): Promise<StoredPhonics> {
  if (version === 0) {
    const heartWords = heartWordsByLevel.map((words) => words.toSorted());
    return { version, heartWords, soundings: [] };
  }
  const rows = await listHeartWords(db);
  const soundings = await listSoundings(db);
  const heartWords = categories.map((_, index) =>
    rows
      .filter(({ level }) => level === index + 1)
      .map(({ word }) => word)
      .sort(),
  );
  soundings.sort((a, b) => (a.word < b.word ? -1 : 1));
  return { version, heartWords, soundings };
}

/** Who saves it, and when, in epoch milliseconds. */
export interface Saver {
  by: string;
  at: number;
}

/**
 * Replaces all heart words and soundings. Returns false, and stores nothing, if they are no longer at the version
 * `known`, if given.
 */
export async function savePhonics(
  db: Db,
  phonics: Phonics,
  saver: Saver,
  known?: number,
): Promise<boolean> {
  return db
    .transaction()
    .execute(async (transaction) => {
      const version = await writePhonics(transaction, phonics, saver);
      if (known !== undefined && version !== known + 1) throw new ChangedMeanwhile();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false;
      throw error;
    });
}

/** Rolls a transaction back. */
class ChangedMeanwhile extends Error {}

/** Replaces all heart words and soundings within a transaction, and notes what changed. Returns the new version. */
export async function writePhonics(
  transaction: Db,
  phonics: Phonics,
  { by, at }: Saver,
): Promise<number> {
  const version = await bumpVersion(transaction, NAME);
  const before = await readPhonics(transaction, version - 1);
  await replacePhonics(transaction, phonics);
  const after = await readPhonics(transaction, version);
  const changed = differenceOf(recordedPhonics(before), recordedPhonics(after));
  if (changed) {
    await noteChange(transaction, { by, kind: 'phonics.changed', subject: null, ...changed, at });
  }
  return version;
}

/** Returns the heart words of each level and the soundings as the record keeps them. */
const recordedPhonics = ({ heartWords, soundings }: StoredPhonics) => ({
  ...Object.fromEntries(heartWords.map((words, index) => [`heartWords${index + 1}`, words])),
  soundings: soundings.map(({ word, sounding }) => `${word}: ${sounding}`),
});
