// Works out what an import would change.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FileBook } from '../../../contracts/catalogue-file.ts';
import type { Phonics } from '../../../contracts/phonics.ts';
import { getPhonics, getPhonicsVersion } from '../phonics/service.ts';
import { getRecordingsVersion } from '../recordings/bring-in.ts';
import type { RecordingRow } from '../recordings/service.ts';
import type { CheckedFile } from './checked-file.ts';
import { type KeptFields, keptFields, keptFieldsOf, withoutKeptFields } from './kept-fields.ts';
import { createPace } from '../../async/pace.ts';
import { listBookVersions, readFileBooks } from './store.ts';
import type { Db } from '../../database/tables.ts';

type Field = keyof FileBook;

export interface Plan {
  /** A hash of the file, the catalogue, the heart words and the soundings. */
  digest: string;
  /** A hash of the catalogue alone, which changes whenever any of it is stored. */
  state: string;
  added: FileBook[];
  changed: { book: FileBook; fields: Field[]; kept: KeptFields }[];
  unchanged: number;
  /** The books that are in the library but not in the file. */
  kept: Pick<FileBook, 'id' | 'title'>[];
  /** The heart words and soundings to store; null if neither changes. */
  phonics: Phonics | null;
  heartWordsChange: boolean;
  soundingsChange: boolean;
  /** The recordings to store. */
  recordings: RecordingRow[];
}

/** `now` is in epoch milliseconds. If books share an id, which `checkFile` reports as a problem, the last one wins. */
export async function makePlan(
  db: Db,
  { books, phonics, recordings }: Pick<CheckedFile, 'books' | 'phonics' | 'recordings'>,
  now: number,
): Promise<Plan> {
  const pace = createPace();
  const hash = createHash('sha256');
  const state = await readState(db);
  const given = new Map([...books.values()].map((book) => [book.id, book]));
  const changed: Plan['changed'] = [];
  const kept: Plan['kept'] = [];
  let unchanged = 0;
  for await (const batch of readFileBooks(db, now)) {
    for (const stored of batch) {
      await pace();
      hash.update(JSON.stringify(stored));
      const book = given.get(stored.id);
      given.delete(stored.id);
      if (!book) {
        kept.push({ id: stored.id, title: stored.title });
        continue;
      }
      const ofBook = keptFieldsOf(book, stored, now);
      const next: FileBook = { ...withoutKeptFields(book), ...ofBook };
      const names = new Set([...(Object.keys(stored) as Field[]), ...keptFields]);
      const fields = [...names].filter((name) => stored[name] !== next[name]);
      if (fields.length > 0) changed.push({ book, fields, kept: ofBook });
      else unchanged += 1;
    }
  }
  const added = [...given.values()];
  for (const book of [...added, ...changed.map((one) => one.book)]) {
    await pace();
    hash.update(JSON.stringify(book));
  }

  const { version, ...stored } = await getPhonics(db);
  const next = { ...stored, ...phonics };
  const heartWordsChange = !isDeepStrictEqual(sorted(next).heartWords, sorted(stored).heartWords);
  const soundingsChange = !isDeepStrictEqual(sorted(next).soundings, sorted(stored).soundings);
  const takes = recordings.map(({ take }) => take).sort();
  hash.update(JSON.stringify([version, sorted(next), await getRecordingsVersion(db), takes]));
  return {
    digest: hash.digest('hex'),
    state,
    added,
    changed,
    unchanged,
    kept,
    phonics: heartWordsChange || soundingsChange ? next : null,
    heartWordsChange,
    soundingsChange,
    recordings,
  };
}

/** Returns a hash that changes whenever a book, heart words, soundings or a recording are stored or deleted. */
export async function readState(db: Db): Promise<string> {
  const state = [
    await listBookVersions(db),
    await getPhonicsVersion(db),
    await getRecordingsVersion(db),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/** Sorts heart words and soundings, because their order has no meaning. */
const sorted = ({ heartWords, soundings }: Phonics): Phonics => ({
  heartWords: heartWords.map((words) => words.toSorted()),
  soundings: soundings
    .map(({ word, sounding }) => ({ word, sounding }))
    .sort((a, b) => (a.word < b.word ? -1 : 1)),
});
