// What other modules read and write of a student's row. They lock it with lock.ts.
import { dayOf } from '../../../domain/days.ts';
import { pawPrints } from '../../../domain/rereading.ts';
import { readerSettingsOf, type ReaderSettings } from '../../../domain/reader-settings.ts';
import { startingStepOf, type StepId } from '../../../domain/teaching-steps.ts';
import { voiceSettingsOf, type VoiceSettings } from '../../../domain/voice-settings.ts';
import type { Db } from '../../database/tables.ts';
import { listDaysRead, type DayRead, type StudentRow } from './store.ts';

export {
  countStars,
  getStudent,
  listBegunBooks,
  listDaysRead,
  listFamily,
  listKeptSounds,
  saveStudent,
} from './store.ts';
export type { StudentFields, StudentRow } from './store.ts';

/** The child's reader settings; null for the defaults of the book. */
export function settingsIn(row: StudentRow | undefined): ReaderSettings | null {
  const stored = row?.reader_settings ?? null;
  return stored === null ? null : readerSettingsOf(JSON.parse(stored));
}

/** What the child may hear and say; null for the defaults. */
export function voiceSettingsIn(row: StudentRow | undefined): VoiceSettings | null {
  const stored = row?.voice_settings ?? null;
  return stored === null ? null : voiceSettingsOf(JSON.parse(stored));
}

/** The step at which the child begins; null for the first step of the starting level. */
export function startingStepIn(row: StudentRow | undefined): StepId | null {
  return startingStepOf(row?.reading_level ?? null, row?.starting_step ?? null);
}

const printsOf = (days: readonly DayRead[], timeZone: string): number => {
  const starAt = days[0]?.starAt ?? null;
  return pawPrints(
    days.map(({ day }) => day),
    starAt === null ? null : dayOf(starAt, timeZone),
  );
};

/** The paw prints on each book that a student has read to its end. Days are in `timeZone`. */
export async function listPawPrints(
  db: Db,
  userId: string,
  timeZone: string,
): Promise<ReadonlyMap<string, number>> {
  const byBook = Map.groupBy(await listDaysRead(db, userId), ({ bookId }) => bookId);
  return new Map([...byBook].map(([bookId, days]) => [bookId, printsOf(days, timeZone)]));
}

/** The paw prints on a book. */
export async function countPawPrints(
  db: Db,
  userId: string,
  bookId: string,
  timeZone: string,
): Promise<number> {
  return printsOf(await listDaysRead(db, userId, bookId), timeZone);
}
