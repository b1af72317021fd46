// Removes the files of takes that no recording has: a process may end between storing a file and its row, or between
// replacing a row and removing the old files.
import { createPace } from '../../async/pace.ts';
import type { Db } from '../../database/tables.ts';
import type { RecordingFiles } from '../../providers/storage/recording-files.ts';
import { getByTake, listTakes } from './store.ts';

/** One day, in milliseconds: a file is stored before its row. */
const DAY = 86_400_000;

/** `now` is in epoch milliseconds. */
export async function deleteUnusedRecordings(
  db: Db,
  files: RecordingFiles,
  now: number,
): Promise<void> {
  const pace = createPace();
  const stored = await files.list();
  const used = new Set((await listTakes(db)).map(({ take }) => take));
  for (const { name, storedAt } of stored) {
    await pace();
    const [take = ''] = name.split('.');
    if (used.has(take) || now - storedAt < DAY) continue;
    // An owner may have recorded exactly the same again since.
    if (!(await getByTake(db, take))) await files.remove(name);
  }
}
