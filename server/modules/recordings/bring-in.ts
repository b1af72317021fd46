// Stores the recordings of an import, in its transaction.
import type { Db } from '../../database/tables.ts';
import { type RecordingRow, writeRecording } from './store.ts';
import { bumpRecordings } from './versions.ts';

export { getRecordingsVersion } from './versions.ts';

/** Puts these recordings in place of those that the library has. Their files are stored already. */
export async function bringInRecordings(
  transaction: Db,
  rows: readonly RecordingRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await bumpRecordings(transaction);
  for (const row of rows) await writeRecording(transaction, row);
}
