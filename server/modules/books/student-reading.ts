// What the shelf needs to know of a child's reading: the books she has read, and the sounds she has met.
import {
  DEFAULT_LEVEL,
  newSoundsOf,
  soundsMet,
  stepNow,
  type ReadingState,
} from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { firstStepOf, positionOf } from '../../../domain/teaching-steps.ts';
import { teachingOrder } from '../catalogue/teaching-order.ts';
import { getStudent, listBegunBooks, listKeptSounds, startingStepIn } from '../students/service.ts';
import type { Db } from '../../database/tables.ts';

export interface StudentReading {
  /** The step that she reads at now, as a position in the teaching order. */
  step: number;
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
  const [student, readings, kept] = await Promise.all([
    getStudent(db, userId),
    listBegunBooks(db, userId),
    listKeptSounds(db, userId),
  ]);
  const level = student?.reading_level ?? DEFAULT_LEVEL;
  const start = positionOf(startingStepIn(student) ?? firstStepOf(level));
  const progressById = new Map(readings.map((reading) => [reading.book_id, reading]));
  const marked = new Set(
    kept.filter(({ sounds }) => sounds.length === 0).map(({ bookId }) => bookId),
  );
  const finished = readings
    .filter(({ book_id, completed_at }) => completed_at !== null && !marked.has(book_id))
    // Hiding a book takes nothing from a child who has finished it.
    .flatMap(({ book_id }) => shelf.byId.get(book_id) ?? shelf.held.get(book_id) ?? []);
  const met = soundsMet(start, teachingOrder, [...finished, ...kept]);
  const furthest = Math.max(-1, ...finished.map(({ step }) => step));
  return {
    step: stepNow(start, shelf.steps, met, furthest),
    stateOf({ row }) {
      const progress = progressById.get(row.id);
      if (progress === undefined) return 'notStarted';
      return progress.completed_at === null ? 'reading' : 'finished';
    },
    readAt: ({ row }) => progressById.get(row.id)?.updated_at ?? 0,
    newSoundsOf: (book) => newSoundsOf(book, met),
  };
}
