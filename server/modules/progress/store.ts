import { type Selectable, sql } from 'kysely';
import type { Star } from '../../../domain/stars.ts';
import { wayToFinish, type Progress, type ReadingDay } from '../../../domain/progress.ts';
import { prepare } from '../../database/prepared.ts';
import type {
  Db,
  AchievementsTable,
  ProgressTable,
  ReadingDaysTable,
} from '../../database/tables.ts';

type ProgressRow = Selectable<ProgressTable>;

const selectAllProgress = prepare((db, of: { userId: string }) =>
  db
    .selectFrom('progress')
    .selectAll()
    .where('user_id', '=', of.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('book_id'),
);

/** A student's progress, the last read book first. */
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
  return progressIn((await selectProgress(db, { userId, bookId }))[0]);
}

const selectReading = prepare((db, of: { userId: string; bookId: string; day: string }) =>
  db
    .selectFrom('users')
    .leftJoin('progress', (join) =>
      join.onRef('progress.user_id', '=', 'users.id').on('progress.book_id', '=', of.bookId),
    )
    .leftJoin('reading_days', (join) =>
      join
        .onRef('reading_days.user_id', '=', 'users.id')
        .on('reading_days.day', '=', of.day)
        .on('reading_days.book_id', '=', of.bookId),
    )
    .select(['current_page', 'completed_at', 'progress.updated_at'])
    .select(['first_page', 'last_page', 'finished_at', 'listened', 'finished_by'])
    .where('users.id', '=', of.userId),
);

/** A student's position in a book, and what was read of it on `day` ('YYYY-MM-DD'); null when there is none. */
export async function getReading(
  db: Db,
  userId: string,
  bookId: string,
  day: string,
): Promise<{ progress: Progress | null; onDay: ReadingDay | null }> {
  const [row] = await selectReading(db, { userId, bookId, day });
  return { progress: progressIn(row), onDay: readingDayIn(row) };
}

/** A row of a left join: all columns are null when there is none. */
type Joined<Row> = { [Column in keyof Row]: Row[Column] | null } | undefined;

function progressIn(
  row: Joined<Pick<ProgressRow, 'current_page' | 'completed_at' | 'updated_at'>>,
): Progress | null {
  if (!row || row.current_page === null || row.updated_at === null) return null;
  return {
    currentPage: row.current_page,
    completedAt: row.completed_at,
    updatedAt: row.updated_at,
  };
}

function readingDayIn(
  row: Joined<
    Pick<
      Selectable<ReadingDaysTable>,
      'first_page' | 'last_page' | 'finished_at' | 'listened' | 'finished_by'
    >
  >,
): ReadingDay | null {
  if (!row || row.first_page === null || row.last_page === null) return null;
  const isListened = row.listened === 1;
  const isFinished = row.finished_at !== null;
  return {
    firstPage: row.first_page,
    lastPage: row.last_page,
    finishedAt: row.finished_at,
    isListened,
    finishedBy: wayToFinish(row.finished_by, { isFinished, isListened }),
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

const upsertReadingDay = prepare(
  (
    db,
    of: Omit<ReadingDay, 'isListened'> & {
      listened: number;
      userId: string;
      day: string;
      bookId: string;
      at: number;
    },
  ) => {
    const values = {
      first_page: of.firstPage,
      last_page: of.lastPage,
      finished_at: of.finishedAt,
      finished_by: of.finishedBy,
      listened: of.listened,
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

/** `at` is the time of the page turn, in epoch milliseconds. It never moves `updated_at` back. */
export async function saveReadingDay(
  db: Db,
  userId: string,
  day: string,
  bookId: string,
  { isListened, ...pages }: ReadingDay,
  at: number,
): Promise<void> {
  const listened = isListened ? 1 : 0;
  await upsertReadingDay(db, { ...pages, listened, userId, day, bookId, at });
}

/** What a star keeps of a book that was only marked as finished. */
const NO_SOUNDS = '[]';

/** The sounds of a book, for its star. Null if it has none, or if they are not known. */
const soundsOf = (db: Db, bookId: string) =>
  db
    .selectFrom('books')
    .select(({ fn, val }) =>
      fn<string | null>('nullif', ['phonograms', val(NO_SOUNDS)]).as('phonograms'),
    )
    .where('id', '=', bookId);

const starOf = (of: Star & { userId: string }) => ({
  user_id: of.userId,
  book_id: of.bookId,
  category: of.category,
  stars: of.stars,
  awarded_at: of.awardedAt,
});

const insertStar = prepare((db, of: Star & { userId: string }) =>
  db
    .insertInto('stars')
    .values({ ...starOf(of), phonograms: soundsOf(db, of.bookId) })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .returning('book_id'),
);

const insertStarOfMarked = prepare((db, of: Star & { userId: string }) =>
  db
    .insertInto('stars')
    .values({ ...starOf(of), phonograms: NO_SOUNDS })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .returning('book_id'),
);

/**
 * Saves a star once per student and book. Returns whether this call has saved it. `isMarked`: the book was only marked
 * as finished, so the star keeps no sounds.
 */
export async function awardStar(
  db: Db,
  userId: string,
  star: Star,
  isMarked: boolean,
): Promise<boolean> {
  const insert = isMarked ? insertStarOfMarked : insertStar;
  return (await insert(db, { ...star, userId })).length > 0;
}

/** Gives the star of a book that was only marked its sounds, once the book is read. */
export async function keepSounds(db: Db, userId: string, bookId: string): Promise<void> {
  await db
    .updateTable('stars')
    .set({ phonograms: soundsOf(db, bookId) })
    .where('user_id', '=', userId)
    .where('book_id', '=', bookId)
    .where('phonograms', '=', NO_SOUNDS)
    .execute();
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

/** Saves new achievements, and returns their ids. Achievements earned before keep their time. */
export async function saveAchievements(
  db: Db,
  userId: string,
  achievementIds: readonly string[],
  now: number,
): Promise<string[]> {
  const known = new Set(
    (await selectAchievements(db, { userId })).map((row) => row.achievement_id),
  );
  const added = achievementIds.filter((id) => !known.has(id));
  if (added.length === 0) return [];
  await db
    .insertInto('achievements')
    .values(added.map((id) => ({ user_id: userId, achievement_id: id, earned_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'achievement_id']).doNothing())
    .execute();
  return added;
}
