import type { Selectable } from 'kysely';
import type {
  Db,
  AchievementsTable,
  HeardWordsTable,
  LettersTable,
  PracticeWordsTable,
  ProgressTable,
  ReadingDaysTable,
  StarsTable,
  SubscriptionsTable,
} from '../../database/tables.ts';
import { getDeletion, type DeletionRow } from './deletion/store.ts';
import { getStudent, type StudentRow } from '../students/service.ts';

type Titled<Table> = Selectable<Table> & { title: string | null };

/** Every row about one child, oldest first. Rows about a book include its title. */
export interface StudentRows {
  user: StudentRow | undefined;
  progress: Titled<ProgressTable>[];
  readingDays: Titled<ReadingDaysTable>[];
  stars: Titled<StarsTable>[];
  achievements: Selectable<AchievementsTable>[];
  practiceWords: Titled<PracticeWordsTable>[];
  heardWords: Titled<HeardWordsTable>[];
}

/** Every row about an account. */
export interface AccountRows {
  account: StudentRow | undefined;
  /** The first child comes first. */
  children: StudentRows[];
  subscriptions: Selectable<SubscriptionsTable>[];
  letters: Selectable<LettersTable>[];
  deletion: DeletionRow | undefined;
}

async function getStudentRows(db: Db, userId: string): Promise<StudentRows> {
  const [user, progress, readingDays, stars, achievements, practiceWords, heardWords] =
    await Promise.all([
      getStudent(db, userId),
      db
        .selectFrom('progress')
        .leftJoin('books', 'books.id', 'progress.book_id')
        .selectAll('progress')
        .select('books.title')
        .where('user_id', '=', userId)
        .orderBy('progress.updated_at')
        .execute(),
      db
        .selectFrom('reading_days')
        .leftJoin('books', 'books.id', 'reading_days.book_id')
        .selectAll('reading_days')
        .select('books.title')
        .where('user_id', '=', userId)
        .orderBy('day')
        .orderBy('reading_days.updated_at')
        .execute(),
      db
        .selectFrom('stars')
        .leftJoin('books', 'books.id', 'stars.book_id')
        .selectAll('stars')
        .select('books.title')
        .where('user_id', '=', userId)
        .orderBy('awarded_at')
        .execute(),
      db
        .selectFrom('achievements')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('earned_at')
        .execute(),
      db
        .selectFrom('practice_words')
        .leftJoin('books', 'books.id', 'practice_words.book_id')
        .selectAll('practice_words')
        .select('books.title')
        .where('user_id', '=', userId)
        .orderBy('last_asked_at')
        .execute(),
      db
        .selectFrom('heard_words')
        .leftJoin('books', 'books.id', 'heard_words.book_id')
        .selectAll('heard_words')
        .select('books.title')
        .where('user_id', '=', userId)
        .orderBy('heard_at')
        .orderBy('word')
        .execute(),
    ]);
  return {
    user,
    progress,
    readingDays,
    stars,
    achievements,
    practiceWords,
    heardWords,
  };
}

export async function getAccountRows(
  db: Db,
  uid: string,
  students: readonly string[],
): Promise<AccountRows> {
  const [account, children, subscriptions, letters, deletion] = await Promise.all([
    getStudent(db, uid),
    Promise.all(students.map((student) => getStudentRows(db, student))),
    db.selectFrom('subscriptions').selectAll().where('user_id', '=', uid).execute(),
    db.selectFrom('letters').selectAll().where('user_id', '=', uid).orderBy('made_at').execute(),
    getDeletion(db, uid),
  ]);
  return { account, children, subscriptions, letters, deletion };
}
