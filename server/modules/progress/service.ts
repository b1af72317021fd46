// What turning a page and finishing a book change: the position, the reading day, the star and the achievements.
import type { BookSummary } from '../../../contracts/books.ts';
import type { Completion } from '../../../contracts/progress.ts';
import {
  earnedAchievements,
  titlesByRarity,
  type ReadingHistory,
} from '../../../domain/achievements.ts';
import { dayOf } from '../../../domain/days.ts';
import {
  finish,
  pageWithin,
  readOn,
  turnTo,
  waitAtStart,
  type Progress,
  type WayToFinish,
} from '../../../domain/progress.ts';
import { pawPrints } from '../../../domain/rereading.ts';
import { totalStars } from '../../../domain/stars.ts';
import {
  awardStar,
  getReading,
  keepSounds,
  listStars,
  saveAchievements,
  saveProgress,
  saveReadingDay,
} from './store.ts';
import type { Db } from '../../database/tables.ts';
import { countPawPrints, getStudent, listDaysRead, voiceSettingsIn } from '../students/service.ts';

/** Stores that a student turned to a page `at` a time, in epoch milliseconds. Returns the progress. */
export async function turnPage(
  transaction: Db,
  userId: string,
  book: BookSummary,
  turn: { page: number; at: number; timeZone: string },
): Promise<Progress> {
  const { at } = turn;
  const day = dayOf(at, turn.timeZone);
  const page = pageWithin(turn.page, book.totalPages);
  const { progress, onDay } = await getReading(transaction, userId, book.id, day);
  const after = turnTo(progress, page, book.totalPages, at);
  await saveProgress(transaction, userId, book.id, after);
  await saveReadingDay(transaction, userId, day, book.id, readOn(onDay, page, null), at);
  return after;
}

/** Whether the parent lets a book that was read to the student earn its star. */
export async function earnsByListening(transaction: Db, userId: string): Promise<boolean> {
  return voiceSettingsIn(await getStudent(transaction, userId))?.starForListening === true;
}

/**
 * Stores that a book was read to a student `at` a time, in epoch milliseconds, and earns nothing: the day knows it,
 * and the book waits at its first page.
 */
export async function noteListening(
  transaction: Db,
  userId: string,
  book: BookSummary,
  { at, timeZone }: { at: number; timeZone: string },
): Promise<Completion> {
  const day = dayOf(at, timeZone);
  const lastPage = pageWithin(book.totalPages, book.totalPages);
  const { progress, onDay } = await getReading(transaction, userId, book.id, day);
  const after = waitAtStart(progress, book.totalPages, at);
  await saveProgress(transaction, userId, book.id, after);
  await saveReadingDay(transaction, userId, day, book.id, readOn(onDay, lastPage, null, true), at);
  return {
    completed: after.completedAt !== null,
    starAwarded: false,
    totalStars: totalStars(await listStars(transaction, userId)),
    pawPrints: await countPawPrints(transaction, userId, book.id, timeZone),
    isNewPrint: false,
    achievements: [],
  };
}

interface Finish extends Pick<ReadingHistory, 'timeZone' | 'catalogue'> {
  at: number;
  by: WayToFinish;
}

/** Stores that a student finished a book `at` a time, in epoch milliseconds, and what this has earned. */
export async function finishBook(
  transaction: Db,
  userId: string,
  book: BookSummary,
  { at, by, timeZone, catalogue }: Finish,
): Promise<Completion> {
  const day = dayOf(at, timeZone);
  // Of a book that was only marked, one page was seen.
  const page = by === 'marking' ? 1 : pageWithin(book.totalPages, book.totalPages);
  const { progress, onDay } = await getReading(transaction, userId, book.id, day);
  const daysRead = (await listDaysRead(transaction, userId, book.id)).map(({ day }) => day);
  await saveProgress(transaction, userId, book.id, finish(progress, book.totalPages, at));
  const read = readOn(onDay, page, { at, by }, by === 'listening');
  await saveReadingDay(transaction, userId, day, book.id, read, at);
  const { category, starReward: stars } = book;
  const star = { bookId: book.id, category, stars, awardedAt: at };
  const starAwarded = await awardStar(transaction, userId, star, by === 'marking');
  const ledger = await listStars(transaction, userId);
  if (!starAwarded && by !== 'marking') await keepSounds(transaction, userId, book.id);
  const earned = starAwarded ? earnedAchievements({ ledger, catalogue, timeZone }) : [];
  const added = starAwarded ? await saveAchievements(transaction, userId, earned, at) : [];
  const starAt = ledger.find(({ bookId }) => bookId === book.id)?.awardedAt ?? at;
  const printsOn = (days: readonly string[]) => pawPrints(days, dayOf(starAt, timeZone));
  const prints = printsOn(by === 'reading' ? [...daysRead, day] : daysRead);
  return {
    completed: true,
    starAwarded,
    totalStars: totalStars(ledger),
    pawPrints: prints,
    isNewPrint: prints > printsOn(daysRead),
    achievements: titlesByRarity(added),
  };
}
