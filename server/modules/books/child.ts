// What the shelf has to know of the child who asks: what she has read, and which sounds she has met.
import {
  DEFAULT_LEVEL,
  levelNow,
  newSoundsOf,
  soundsMet,
  type ReadingState,
} from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { taught } from '../catalogue/teaching.ts';
import { getStudent, listReadings } from '../students/store.ts';
import type { Db } from '../../database/tables.ts';

export interface Child {
  /** The level she reads at now, 1 to 9. */
  level: number;
  /** The sounds she has met. */
  met: ReadonlySet<string>;
  /** The books she is reading or has finished, in the order of the shelf. */
  begun: ShelvedBook[];
  stateOf(book: ShelvedBook): ReadingState;
  /** When she read in it last, in epoch milliseconds; 0 is never. */
  readAt(book: ShelvedBook): number;
  newSoundsOf(book: ShelvedBook): string[] | null;
}

export async function loadChild(db: Db, userId: string, shelf: Shelf): Promise<Child> {
  const [student, readings] = await Promise.all([getStudent(db, userId), listReadings(db, userId)]);
  const start = student?.reading_level ?? DEFAULT_LEVEL;
  const places = new Map(readings.map((reading) => [reading.book_id, reading]));
  const finished = readings
    .filter(({ completed_at }) => completed_at !== null)
    .flatMap(({ book_id }) => shelf.byId.get(book_id) ?? []);
  const met = soundsMet(start, taught, finished);
  return {
    level: levelNow(start, shelf.practised, met),
    met,
    begun: readings
      .flatMap(({ book_id }) => shelf.byId.get(book_id) ?? [])
      .sort((a, b) => a.place - b.place),
    stateOf({ row }) {
      const place = places.get(row.id);
      if (place === undefined) return 'notStarted';
      return place.completed_at === null ? 'reading' : 'finished';
    },
    readAt: ({ row }) => places.get(row.id)?.updated_at ?? 0,
    newSoundsOf: (book) => newSoundsOf(book, met),
  };
}
