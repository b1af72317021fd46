// The owner's recordings. Files are stored first and named by their take, the row follows, and the files of the take that
// it replaces go last: whatever is interrupted, no row names files that are not there.
import type { RecordingKind } from '../../../domain/recordings.ts';
import { createPace } from '../../async/pace.ts';
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import type { RecordingFiles } from '../../providers/storage/recording-files.ts';
import { noteChange, type NotedChange } from '../record/note-change.ts';
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
  keep(
    subject: Subject,
    wav: Uint8Array,
    replaces: string | null,
    noted: Noted,
  ): Promise<RecordingRow>;
  /** Deletes the take of a sound, prompt or word. Throws `not_found`, and `recorded_elsewhere` if there is another take. */
  remove(subject: Subject, take: string, noted: Noted): Promise<void>;
  /** Deletes a take of a book. Throws `not_found`. */
  removeNarration(bookId: string, take: string, noted: Noted): Promise<void>;
  /** Runs `work`, which deletes the books with the rows of their recordings, and then removes the files. */
  removeWithBooks<T>(bookIds: readonly string[], work: () => Promise<T>): Promise<T>;
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

/** For the record of changes: which owner, and the name of the sound, prompt or word, or the title of the book. */
export interface Noted {
  by: string;
  name: string;
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
  const store = (row: RecordingRow, replaces: string | null, noted: Noted) =>
    change(async (transaction) => {
      const known = await getByKey(transaction, row.key);
      if (known?.take === row.take) return known;
      const replaced = replaces === null ? undefined : await getByTake(transaction, replaces);
      const isStored =
        replaces === null
          ? await insertRecording(transaction, row)
          : await replaceRecording(transaction, row, replaces);
      if (!isStored) throw recordedElsewhere();
      await noteChange(transaction, toChange(noted, replaced, row, now()));
      return row;
    });

  const measure: Recordings['measure'] = async (subject, upload, recordedAt) => {
    const { wav, milliseconds, loudness } = await soundTools.examine(upload, subject.kind);
    const key = keyOf(subject);
    const about = { key, take: takeOf(key, wav), milliseconds, loudness, recorded_at: recordedAt };
    return { row: { ...columnsOf(subject), ...about }, wav };
  };

  /** Deletes the recording of this key and take. Returns whether there was one. */
  async function remove(key: string, take: string, noted: Noted): Promise<boolean> {
    const isDeleted = await change(async (transaction) => {
      const row = await getByKey(transaction, key);
      if (row?.take !== take || !(await deleteRecording(transaction, row))) return false;
      await noteChange(transaction, toChange(noted, row, undefined, now()));
      return true;
    });
    if (isDeleted) await takeFiles.remove(take);
    return isDeleted;
  }

  return {
    heard,
    readMaster: takeFiles.readMaster,
    readMp3: takeFiles.readMp3,
    storeMaster: takeFiles.storeMaster,
    measure,
    async keep(subject, upload, replaces, noted) {
      const { row, wav } = await measure(subject, upload, now());
      try {
        await takeFiles.store(row.take, wav);
        return await store(row, replaces, noted);
      } finally {
        for (const unused of [row.take, ...(replaces === null ? [] : [replaces])]) {
          await removeUnused(unused);
        }
      }
    },
    async remove(subject, take, noted) {
      const key = keyOf(subject);
      if (await remove(key, take, noted)) return;
      throw (await getByKey(db, key)) ? recordedElsewhere() : recordingNotFound();
    },
    async removeNarration(bookId, take, noted) {
      const row = await getByTake(db, take);
      if (row?.book_id !== bookId || !(await remove(row.key, take, noted))) {
        throw recordingNotFound();
      }
    },
    async removeWithBooks(bookIds, work) {
      const rows: NarrationRow[] = [];
      const pace = createPace();
      for (const bookId of bookIds) {
        await pace();
        rows.push(...(await listNarration(db, bookId)));
      }
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

/** Returns what the record keeps of a new recording, or of a deleted one. It names the page and not the words. */
function toChange(
  { by, name }: Noted,
  before: RecordingRow | undefined,
  after: RecordingRow | undefined,
  at: number,
): NotedChange {
  const { book_id: bookId, key = '' } = after ?? before ?? {};
  const what = bookId ? 'narration' : 'recording';
  return {
    by,
    kind: `${what}.${after ? 'kept' : 'deleted'}`,
    subject: { id: bookId ?? key, name },
    before: before ? recordedTake(before) : null,
    after: after ? recordedTake(after) : null,
    at,
  };
}

const recordedTake = ({ kind, page, milliseconds, recorded_at: recordedAt }: RecordingRow) => ({
  kind,
  ...(page !== null && { page }),
  seconds: milliseconds / 1000,
  recordedAt,
});
