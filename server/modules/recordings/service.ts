// The owner's recordings. Files are stored first and named by their take, the row follows, and the files of the take that
// it replaces go last: whatever is interrupted, no row names files that are not there.
import type { RecordingKind } from '../../../domain/recordings.ts';
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import type { RecordingFiles } from '../../providers/storage/recording-files.ts';
import type { SoundTools } from './examine.ts';
import { createHeard, type Heard } from './heard.ts';
import { keyOf, type Subject, takeOf } from './subject.ts';
import {
  deleteRecording,
  getByKey,
  getByTake,
  insertRecording,
  listNarratedBooks,
  listNarration,
  listVoice,
  type NarrationRow,
  type RecordingRow,
  replaceRecording,
  type VoiceRow,
} from './store.ts';
import { createTakeFiles, type TakeFiles } from './take-files.ts';
import { changeRecordings } from './versions.ts';

export type { RecordingRow, Subject };

export interface Recordings extends Pick<TakeFiles, 'readMaster' | 'readMp3' | 'storeMaster'> {
  heard: Heard;
  /**
   * Stores a recording in place of the take `replaces`; null if there is none. To send the same again changes nothing.
   * Throws `invalid_request` for a sound that is not as it must be, and `recorded_elsewhere` if there is another take.
   */
  keep(subject: Subject, wav: Uint8Array, replaces: string | null): Promise<RecordingRow>;
  /** Deletes the take of a sound, prompt or word. Throws `not_found`, and `recorded_elsewhere` if there is another take. */
  remove(subject: Subject, take: string): Promise<void>;
  /** Deletes a take of a book. Throws `not_found`. */
  removeNarration(bookId: string, take: string): Promise<void>;
  /** Runs `work`, which deletes the book with the rows of its recordings, and then removes their files. */
  removeWithBook<T>(bookId: string, work: () => Promise<T>): Promise<T>;
  listVoice(): Promise<VoiceRow[]>;
  listNarration(bookId: string): Promise<NarrationRow[]>;
  /** Checks a recording, and returns what would be stored of it. Throws `invalid_request`. */
  measure(
    subject: Subject,
    wav: Uint8Array,
    recordedAt: number,
  ): Promise<{ row: RecordingRow; wav: Buffer }>;
  /** Yields all recordings, those of sounds, prompts and words first. */
  all(): AsyncGenerator<RecordingRow>;
  /** Returns the recording with this take. */
  find(take: string): Promise<RecordingRow | undefined>;
}

const recordedElsewhere = () =>
  new Problem(
    'recorded_elsewhere',
    'Somebody else has recorded or deleted this meanwhile. Nothing was changed.',
  );
export const recordingNotFound = () => new Problem('not_found', 'There is no such recording.');

export interface RecordingParts {
  database: Database;
  files: RecordingFiles;
  soundTools: SoundTools;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createRecordings(parts: RecordingParts): Recordings {
  const { database, files, soundTools, now } = parts;
  const { db } = database;
  const heard = createHeard(database);
  const takeFiles = createTakeFiles(files, soundTools);

  const change = <T>(work: (transaction: Db) => Promise<T>): Promise<T> =>
    changeRecordings(db, work).finally(heard.changed);

  /** Removes the files of a take, unless a recording has it. What fails is left to the scheduled job. */
  async function removeUnused(take: string): Promise<void> {
    const row = await getByTake(db, take).catch(() => 'unknown');
    if (row === undefined) await takeFiles.remove(take);
  }

  /** Returns the stored row. */
  const store = (row: RecordingRow, replaces: string | null) =>
    change(async (transaction) => {
      const known = await getByKey(transaction, row.key);
      if (known?.take === row.take) return known;
      const isStored =
        replaces === null
          ? await insertRecording(transaction, row)
          : await replaceRecording(transaction, row, replaces);
      if (!isStored) throw recordedElsewhere();
      return row;
    });

  const measure: Recordings['measure'] = async (subject, upload, recordedAt) => {
    const { wav, milliseconds, loudness } = await soundTools.examine(upload, subject.kind);
    const key = keyOf(subject);
    const about = { key, take: takeOf(key, wav), milliseconds, loudness, recorded_at: recordedAt };
    return { row: { ...columnsOf(subject), ...about }, wav };
  };

  async function remove(row: Pick<RecordingRow, 'key' | 'take'>): Promise<boolean> {
    const isDeleted = await change((transaction) => deleteRecording(transaction, row));
    if (isDeleted) await takeFiles.remove(row.take);
    return isDeleted;
  }

  return {
    heard,
    readMaster: takeFiles.readMaster,
    readMp3: takeFiles.readMp3,
    storeMaster: takeFiles.storeMaster,
    measure,
    async keep(subject, upload, replaces) {
      const { row, wav } = await measure(subject, upload, now());
      try {
        await takeFiles.store(row.take, wav);
        return await store(row, replaces);
      } finally {
        for (const unused of [row.take, ...(replaces === null ? [] : [replaces])]) {
          await removeUnused(unused);
        }
      }
    },
    async remove(subject, take) {
      const key = keyOf(subject);
      if (await remove({ key, take })) return;
      throw (await getByKey(db, key)) ? recordedElsewhere() : recordingNotFound();
    },
    async removeNarration(bookId, take) {
      const row = await getByTake(db, take);
      if (row?.book_id !== bookId || !(await remove(row))) throw recordingNotFound();
    },
    async removeWithBook(bookId, work) {
      const rows = await listNarration(db, bookId);
      const result = await work();
      for (const { take } of rows) await removeUnused(take);
      return result;
    },
    listVoice: () => listVoice(db),
    listNarration: (bookId) => listNarration(db, bookId),
    async *all() {
      yield* await listVoice(db);
      for (const bookId of await listNarratedBooks(db)) yield* await listNarration(db, bookId);
    },
    find: (take) => getByTake(db, take),
  };
}

/** Returns the columns that say what is recorded. */
function columnsOf(
  subject: Subject,
): Pick<RecordingRow, 'name' | 'book_id' | 'page' | 'text'> & { kind: RecordingKind } {
  const { kind } = subject;
  if ('name' in subject) return { kind, name: subject.name, book_id: null, page: null, text: null };
  const { bookId, page, text } = subject;
  return { kind, name: null, book_id: bookId, page, text };
}
