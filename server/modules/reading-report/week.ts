// A week of a child's reading, for the letter to the parent.
import { addDays, dayOf } from '../../../domain/days.ts';
import { DEFAULT_LEVEL, soundsMet } from '../../../domain/fit.ts';
import { readDays } from '../../../domain/reading-report.ts';
import { firstStepOf, positionOf } from '../../../domain/teaching-steps.ts';
import type { Db } from '../../database/tables.ts';
import { teachingOrder } from '../catalogue/teaching-order.ts';
import { startingStepIn, type StudentRow } from '../students/service.ts';
import { listLog, listStars } from './store.ts';

export interface WeekOfReading {
  /** The books that were read, in the order in which they were begun. One that was only marked is not among them. */
  books: { title: string; isFinished: boolean; isListened: boolean }[];
  /** How many of them families do not see any more. */
  otherBooks: number;
  stars: number;
  /** The keys of the sounds that the child met for the first time, in teaching order. */
  newSounds: string[];
}

/** Reads the week that begins on `monday`, in `timeZone`. `now` is in epoch milliseconds. */
export async function readWeek(
  db: Db,
  student: StudentRow,
  { monday, timeZone, now }: { monday: string; timeZone: string; now: number },
): Promise<WeekOfReading> {
  const [ledger, log] = await Promise.all([
    listStars(db, student.id, now),
    listLog(db, student.id, { from: monday, now }),
  ]);
  const sunday = addDays(monday, 6);
  const days = readDays(log, ledger, { from: monday, timeZone }).filter(({ day }) => day <= sunday);
  const titles = new Map([...ledger, ...log].map(({ bookId, title }) => [bookId, title]));
  const read = new Map<string, { isFinished: boolean; isListened: boolean }>();
  for (const book of days.toReversed().flatMap(({ books }) => books.toReversed())) {
    if (book.isMarked) continue;
    const before = read.get(book.bookId);
    read.set(book.bookId, {
      isFinished: book.isFinished || before?.isFinished === true,
      isListened: book.isListened || before?.isListened === true,
    });
  }
  const books = [...read].flatMap(([bookId, how]) => {
    const title = titles.get(bookId);
    return title ? { title, ...how } : [];
  });
  const dayOfStar = ({ awardedAt }: { awardedAt: number }) => dayOf(awardedAt, timeZone);
  const ofWeek = ledger.filter((star) => dayOfStar(star) >= monday && dayOfStar(star) <= sunday);
  const earlier = ledger.filter((star) => dayOfStar(star) < monday);
  return {
    books,
    otherBooks: read.size - books.length,
    stars: ofWeek.reduce((sum, star) => sum + star.stars, 0),
    newSounds: soundsFirstMet(student, earlier, ofWeek),
  };
}

interface Star {
  phonograms: readonly string[];
}

function soundsFirstMet(
  student: StudentRow,
  earlier: readonly Star[],
  ofWeek: readonly Star[],
): string[] {
  const start = startingStepIn(student) ?? firstStepOf(student.reading_level ?? DEFAULT_LEVEL);
  const asBooks = (stars: readonly Star[]) => stars.map(({ phonograms: sounds }) => ({ sounds }));
  const before = soundsMet(positionOf(start), teachingOrder, asBooks(earlier));
  const met = new Set(ofWeek.flatMap(({ phonograms }) => phonograms));
  return teachingOrder.flatMap(({ key }) => (met.has(key) && !before.has(key) ? key : []));
}
