import { type Selectable, sql } from 'kysely';
import type { Star } from '../../../domain/stars.ts';
import type { Progress, ReadingDay } from '../../../domain/progress.ts';
import type { Db } from '../../database/open.ts';
import { prepare } from '../../database/prepared.ts';
import type { AchievementsTable, ProgressTable } from '../../database/tables.ts';

type ProgressRow = Selectable<ProgressTable>;

const selectAllProgress = prepare((db, of: { userId: string }) =>
  db
    .selectFrom('progress')
    .selectAll()
    .where('user_id', '=', of.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('book_id'),
);

/** A student's progress, last read book first. */
export async function listProgress(db: Db, userId: string): Promise<ProgressRow[]> {
  return selectAllProgress(db, { userId });
}

const selectProgress = prepare((db, of: { userId: string; bookId: string }) =>
  db
    .selectFrom('progress')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('book_id', '=', of.bookId),
);

export async function getProgress(
  db: Db,
  userId: string,
  bookId: string,
): Promise<Progress | null> {
  const [row] = await selectProgress(db, { userId, bookId });
  if (!row) return null;
  return {
    currentPage: row.current_page,
    completedAt: row.completed_at,
    updatedAt: row.updated_at,
  };
}

const upsertProgress = prepare((db, of: Progress & { userId: string; bookId: string }) => {
  const values = {
    current_page: of.currentPage,
    completed_at: of.completedAt,
    updated_at: of.updatedAt,
  };
  return db
    .insertInto('progress')
    .values({ user_id: of.userId, book_id: of.bookId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doUpdateSet(values));
});

export async function saveProgress(
  db: Db,
  userId: string,
  bookId: string,
  progress: Progress,
): Promise<void> {
  await upsertProgress(db, { ...progress, userId, bookId });
}

const selectReadingDay = prepare((db, of: { userId: string; day: string; bookId: string }) =>
  db
    .selectFrom('reading_days')
    .select(['first_page', 'last_page', 'finished_at'])
    .where('user_id', '=', of.userId)
    .where('day', '=', of.day)
    .where('book_id', '=', of.bookId),
);

/** What a student read of a book on a day 'YYYY-MM-DD', if anything. */
export async function getReadingDay(
  db: Db,
  userId: string,
  day: string,
  bookId: string,
): Promise<ReadingDay | null> {
  const [row] = await selectReadingDay(db, { userId, day, bookId });
  if (!row) return null;
  return { firstPage: row.first_page, lastPage: row.last_page, finishedAt: row.finished_at };
}

const upsertReadingDay = prepare(
  (db, of: ReadingDay & { userId: string; day: string; bookId: string; at: number }) => {
    const values = {
      first_page: of.firstPage,
      last_page: of.lastPage,
      finished_at: of.finishedAt,
    };
    return db
      .insertInto('reading_days')
      .values({
        ...{ user_id: of.userId, day: of.day, book_id: of.bookId },
        ...values,
        updated_at: of.at,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day', 'book_id']).doUpdateSet({
          ...values,
          updated_at: sql`case when reading_days.updated_at > ${of.at} then reading_days.updated_at else ${of.at} end`,
        }),
      );
  },
);

/** `at`: the last page turn of that day, in epoch milliseconds; an earlier one than is known changes nothing. */
export async function saveReadingDay(
  db: Db,
  userId: string,
  day: string,
  bookId: string,
  reading: ReadingDay,
  at: number,
): Promise<void> {
  await upsertReadingDay(db, { ...reading, userId, day, bookId, at });
}

const insertStar = prepare((db, of: Star & { userId: string }) =>
  db
    .insertInto('stars')
    .values({
      user_id: of.userId,
      book_id: of.bookId,
      category: of.category,
      stars: of.stars,
      awarded_at: of.awardedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .returning('book_id'),
);

/** Enters a star once per student and book; says whether this call was the one. */
export async function awardStar(db: Db, userId: string, star: Star): Promise<boolean> {
  return (await insertStar(db, { ...star, userId })).length > 0;
}

const selectStars = prepare((db, of: { userId: string }) =>
  db.selectFrom('stars').selectAll().where('user_id', '=', of.userId),
);

export async function listStars(db: Db, userId: string): Promise<Star[]> {
  const rows = await selectStars(db, { userId });
  return rows.map((row) => ({
    bookId: row.book_id,
    category: row.category,
    stars: row.stars,
    awardedAt: row.awarded_at,
  }));
}

const selectAchievements = prepare((db, of: { userId: string }) =>
  db.selectFrom('achievements').selectAll().where('user_id', '=', of.userId),
);

export async function listAchievements(
  db: Db,
  userId: string,
): Promise<Selectable<AchievementsTable>[]> {
  return selectAchievements(db, { userId });
}

/** Enters what is earned; what was earned before keeps its time. */
export async function saveAchievements(
  db: Db,
  userId: string,
  achievementIds: readonly string[],
  now: number,
): Promise<void> {
  const known = new Set(
    (await selectAchievements(db, { userId })).map((row) => row.achievement_id),
  );
  const added = achievementIds.filter((id) => !known.has(id));
  if (added.length === 0) return;
  await db
    .insertInto('achievements')
    .values(added.map((id) => ({ user_id: userId, achievement_id: id, earned_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'achievement_id']).doNothing())
    .execute();
}
