// The owner's recordings in a catalogue file. Each is checked like an upload, and must match the id it has in the file.
import {
  fileRecording,
  type FileRecording,
  type Remark,
} from '../../../contracts/catalogue-file.ts';
import { takeId } from '../../../contracts/recordings.ts';
import { Problem } from '../../problems/problem.ts';
import type { RecordingRow, Recordings, Subject } from '../recordings/service.ts';
import { toRemarks } from './check-books.ts';

/** A valid recording of a file, and its WAV. */
export interface CheckedRecording {
  row: RecordingRow;
  wav: Buffer;
}

/** Returns the recording as it stands in a file. */
export function toFileRecording(row: RecordingRow, wav: Buffer): FileRecording {
  const { kind, name, book_id: bookId, page, text, recorded_at: recordedAt } = row;
  const subject = name === null ? { kind, bookId, page, text } : { kind, name };
  return { ...subject, recordedAt, wav: wav.toString('base64') } as FileRecording;
}

const subjectOf = (given: FileRecording): Subject =>
  'name' in given
    ? { kind: given.kind, name: given.name }
    : { kind: given.kind, bookId: given.bookId, page: given.page, text: given.text };

/**
 * Checks a recording of a file. Returns null if the library has this take and its WAV already, and if it is invalid: then the
 * reasons are added to `problems`.
 */
export async function checkRecording(
  recordings: Pick<Recordings, 'find' | 'measure' | 'readMaster'>,
  take: string,
  given: unknown,
  problems: Remark[],
): Promise<CheckedRecording | null> {
  const path = `recordings.${take.slice(0, 100)}`;
  const id = takeId.safeParse(take);
  const { data, error } = fileRecording.safeParse(given);
  if (id.error) problems.push(...toRemarks(id.error, path));
  if (error) problems.push(...toRemarks(error, path));
  if (!id.success || !data) return null;
  const isHere = (await recordings.find(take)) && (await recordings.readMaster(take));
  if (isHere) return null;
  try {
    const checked = await recordings.measure(
      subjectOf(data),
      Buffer.from(data.wav, 'base64'),
      data.recordedAt,
    );
    if (checked.row.take === take) return checked;
    const message = 'This recording was changed or is incomplete: it does not match its id';
    problems.push({ field: path, message });
  } catch (refusal) {
    if (!(refusal instanceof Problem) || refusal.code !== 'invalid_request') throw refusal;
    problems.push({ field: path, message: refusal.message });
  }
  return null;
}

/** Reports recordings of the same thing, and those of books that are neither in the file nor in the library. */
export function checkRecordings(
  rows: Iterable<RecordingRow>,
  hasBook: (id: string) => boolean,
  problems: Remark[],
): void {
  const keys = new Set<string>();
  for (const { key, take, book_id: bookId } of rows) {
    const refuse = (message: string) => problems.push({ field: `recordings.${take}`, message });
    if (keys.has(key)) refuse('The file has two recordings of this');
    keys.add(key);
    if (bookId !== null && !hasBook(bookId)) {
      refuse(`Its book "${bookId}" is neither in the library nor in the file`);
    }
  }
}
