// What turning a page and finishing a book change: the position, the reading day, the star and the achievements.
import type { BookSummary } from '../../../contracts/books.ts';
import type { Completion } from '../../../contracts/progress.ts';
import { earnedAchievements, type ReadingHistory } from '../../../domain/achievements.ts';
import { dayOf } from '../../../domain/days.ts';
import { finish, pageWithin, readOn, turnTo, type Progress } from '../../../domain/progress.ts';
import { totalStars } from '../../../domain/stars.ts';
import {
  awardStar,
  getReading,
  listStars,
  saveAchievements,
  saveProgress,
  saveReadingDay,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

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

/** Stores that a student finished a book `at` a time, in epoch milliseconds, and what this has earned. */
export async function finishBook(
  transaction: Db,
  userId: string,
  book: BookSummary,
  { at, timeZone, catalogue }: { at: number } & Pick<ReadingHistory, 'timeZone' | 'catalogue'>,
): Promise<Pick<Completion, 'starAwarded' | 'totalStars'>> {
  const day = dayOf(at, timeZone);
  const lastPage = pageWithin(book.totalPages, book.totalPages);
  const { progress, onDay } = await getReading(transaction, userId, book.id, day);
  await saveProgress(transaction, userId, book.id, finish(progress, book.totalPages, at));
  await saveReadingDay(transaction, userId, day, book.id, readOn(onDay, lastPage, at), at);
  const { category, starReward: stars } = book;
  const star = { bookId: book.id, category, stars, awardedAt: at };
  const starAwarded = await awardStar(transaction, userId, star);
  const ledger = await listStars(transaction, userId);
  if (starAwarded) {
    const earned = earnedAchievements({ ledger, catalogue, timeZone });
    await saveAchievements(transaction, userId, earned, at);
  }
  return { starAwarded, totalStars: totalStars(ledger) };
}
