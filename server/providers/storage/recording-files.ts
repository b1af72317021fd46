// The store of the owner's recordings: of each take the WAV and the MP3 made of it. Only the server reads them,
// because unlike the objects behind /public-objects/ they may say a book's words. They are in a folder
// (recording-folder.ts) or in a bucket (recording-bucket.ts).

/** The name of a file: the take's id and its kind. */
export type RecordingName = `${string}.${'wav' | 'mp3'}`;

/** Every method throws a Problem, `unavailable`, if a bucket cannot be reached. */
export interface RecordingFiles {
  /** Stores a file, and replaces an earlier one of the same name. A reader never sees a part of it. */
  put(name: RecordingName, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a file; null if there is none. */
  read(name: RecordingName): Promise<Buffer | null>;
  /** Returns every file, and when it was stored, in epoch milliseconds. */
  list(): Promise<{ name: RecordingName; storedAt: number }[]>;
  /** Does nothing if there is no such file. */
  remove(name: RecordingName): Promise<void>;
}

export const isRecordingName = (text: string): text is RecordingName =>
  /^[0-9a-f]{32}\.(?:wav|mp3)$/.test(text);

/** Returns the name. Throws if it could lead outside of the store. */
export function checkedName(name: RecordingName): RecordingName {
  if (!isRecordingName(name)) throw new Error(`Not the file of a recording: ${String(name)}`);
  return name;
}

export const typeOfRecording = (name: RecordingName): string =>
  name.endsWith('.mp3') ? 'audio/mpeg' : 'audio/wav';
