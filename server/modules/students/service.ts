// What other modules read and write of a student's row. They lock it with lock.ts.
import { readerSettingsOf, type ReaderSettings } from '../../../domain/reader-settings.ts';
import type { StudentRow } from './store.ts';

export { countStars, getStudent, listBegunBooks, saveStudent } from './store.ts';
export type { StudentFields, StudentRow } from './store.ts';

/** The child's reader settings; null for the defaults of the book. */
export function settingsIn(row: StudentRow | undefined): ReaderSettings | null {
  const stored = row?.reader_settings ?? null;
  return stored === null ? null : readerSettingsOf(JSON.parse(stored));
}
