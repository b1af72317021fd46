// Stores the owner's recordings in a bucket.
import type { Bucket } from './bucket.ts';
import {
  checkedName,
  isRecordingName,
  type RecordingFiles,
  typeOfRecording,
} from './recording-files.ts';

/** Keeps recordings apart from public objects. */
export const RECORDING_KEYS = 'recordings/';

export function openRecordingBucket(bucket: Bucket): RecordingFiles {
  const keyOf = (name: Parameters<RecordingFiles['read']>[0]) => RECORDING_KEYS + checkedName(name);

  return {
    put: (name, bytes) => bucket.put(keyOf(name), bytes, { type: typeOfRecording(name) }),
    read: (name) => bucket.read(keyOf(name)),
    async list() {
      const { entries } = await bucket.list(RECORDING_KEYS, true);
      return entries.flatMap(({ key, modifiedAt }) => {
        const name = key.slice(RECORDING_KEYS.length);
        return isRecordingName(name) ? [{ name, storedAt: modifiedAt }] : [];
      });
    },
    remove: (name) => bucket.remove(keyOf(name)),
  };
}
