import { type Selectable, sql } from 'kysely';
import type { Star } from '../../../domain/stars.ts';
import type { Progress, ReadingDay } from '../../../domain/progress.ts';
import type { Db } from '../../database/open.ts';
import type { AchievementsTable, ProgressTable } from '../../database/tables.ts';

export type ProgressRow = Selectable<ProgressTable>;

/** A student's progress, last read book first. */
export async function listProgress(db: Db, userId: string): Promise<ProgressRow[]> {
  return db
    .selectFrom('progress')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('book_id')
    .execute();
}

export async function getProgress(
  db: Db,
  userId: string,
  bookId: string,
): Promise<Progress | null> {
  const row = await db
    .selectFrom('progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    currentPage: row.current_page,
    completedAt: row.completed_at,
    updatedAt: row.updated_at,
  };
}

export async function saveProgress(
  db: Db,
  userId: string,
  bookId: string,
  progress: Progress,
): Promise<void> {
  const values = {
    current_page: progress.currentPage,
    completed_at: progress.completedAt,
    updated_at: progress.updatedAt,
  };
  await db
    .insertInto('progress')
    .values({ user_id: userId, book_id: bookId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doUpdateSet(values))
    .execute();
}

/** What a student read of a book on a day 'YYYY-MM-DD', if anything. */
export async function getReadingDay(
  db: Db,
  userId: string,
  day: string,
  bookId: string,
): Promise<ReadingDay | null> {
  const row = await db
    .selectFrom('reading_days')
    .select(['first_page', 'last_page', 'finished_at'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  if (!row) return null;
  return { firstPage: row.first_page, lastPage: row.last_page, finishedAt: row.finished_at };
}

/** `at`: the last page turn of that day, in epoch milliseconds; an earlier one than is known changes nothing. */
export async function saveReadingDay(
  db: Db,
  userId: string,
  day: string,
  bookId: string,
  reading: ReadingDay,
  at: number,
): Promise<void> {
  const values = {
    first_page: reading.firstPage,
    last_page: reading.lastPage,
    finished_at: reading.finishedAt,
  };
  await db
    .insertInto('reading_days')
    .values({ user_id: userId, day, book_id: bookId, ...values, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day', 'book_id']).doUpdateSet({
        ...values,
        updated_at: sql`case when reading_days.updated_at > ${at} then reading_days.updated_at else ${at} end`,
      }),
    )
    .execute();
}

/** Enters a star once per student and book; says whether this call was the one. */
export async function awardStar(db: Db, userId: string, star: Star): Promise<boolean> {
  const row = await db
    .insertInto('stars')
    .values({
      user_id: userId,
      book_id: star.bookId,
      category: star.category,
      stars: star.stars,
      awarded_at: star.awardedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .returning('book_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listStars(db: Db, userId: string): Promise<Star[]> {
  const rows = await db.selectFrom('stars').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => ({
    bookId: row.book_id,
    category: row.category,
    stars: row.stars,
    awardedAt: row.awarded_at,
  }));
}

export async function listAchievements(
  db: Db,
  userId: string,
): Promise<Selectable<AchievementsTable>[]> {
  return db.selectFrom('achievements').selectAll().where('user_id', '=', userId).execute();
}

/** Enters what is earned; what was earned before keeps its time. */
export async function saveAchievements(
  db: Db,
  userId: string,
  achievementIds: readonly string[],
  now: number,
): Promise<void> {
  if (achievementIds.length === 0) return;
  await db
    .insertInto('achievements')
    .values(achievementIds.map((id) => ({ user_id: userId, achievement_id: id, earned_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'achievement_id']).doNothing())
    .execute();
}
