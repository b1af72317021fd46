// What the shelf needs to know of a child's reading: the books she has read, and the sounds she has met.
import {
  DEFAULT_LEVEL,
  levelNow,
  newSoundsOf,
  soundsMet,
  type ReadingState,
} from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { teachingOrder } from '../catalogue/teaching-order.ts';
import { getStudent, listBegunBooks } from '../students/service.ts';
import type { Db } from '../../database/tables.ts';

export interface StudentReading {
  /** Her current reading level, 1 to 9. */
  level: number;
  stateOf(book: ShelvedBook): ReadingState;
  /** When she last read the book, in epoch milliseconds; 0 if never. */
  readAt(book: ShelvedBook): number;
  /** The sounds of the book that she has not met; null if the book's words are not known. */
  newSoundsOf(book: ShelvedBook): string[] | null;
}

export async function loadStudentReading(
  db: Db,
  userId: string,
  shelf: Shelf,
): Promise<StudentReading> {
  const [student, readings] = await Promise.all([
    getStudent(db, userId),
    listBegunBooks(db, userId),
  ]);
  const start = student?.reading_level ?? DEFAULT_LEVEL;
  const progressById = new Map(readings.map((reading) => [reading.book_id, reading]));
  const finished = readings
    .filter(({ completed_at }) => completed_at !== null)
    .flatMap(({ book_id }) => shelf.byId.get(book_id) ?? []);
  const met = soundsMet(start, teachingOrder, finished);
  return {
    level: levelNow(start, shelf.practised, met),
    stateOf({ row }) {
      const progress = progressById.get(row.id);
      if (progress === undefined) return 'notStarted';
      return progress.completed_at === null ? 'reading' : 'finished';
    },
    readAt: ({ row }) => progressById.get(row.id)?.updated_at ?? 0,
    newSoundsOf: (book) => newSoundsOf(book, met),
  };
}
