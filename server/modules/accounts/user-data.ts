// The file behind 'Download my data'.
import type { UserData } from '../../../contracts/accounts.ts';
import { achievements } from '../../../domain/achievements.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import { settingsIn } from '../students/store.ts';
import type { StudentRows } from './store.ts';

const written = (time: number) => new Date(time).toISOString();
const writtenOrNull = (time: number | null | undefined) => (time == null ? null : written(time));

/** `now` in epoch milliseconds. */
export function presentUserData(caller: Identity, rows: StudentRows, now: number): UserData {
  const { user } = rows;
  return {
    createdAt: written(now),
    account: {
      id: caller.uid,
      email: user?.email ?? caller.email,
      createdAt: writtenOrNull(user?.created_at),
      lastChangedAt: writtenOrNull(user?.updated_at),
      lastSignedInAt: written(caller.signedInAt),
      deletionBegunAt: writtenOrNull(rows.leaving?.noted_at),
    },
    profile: {
      firstName: user?.first_name ?? null,
      parentFirstName: user?.parent_first_name ?? null,
      parentLastName: user?.parent_last_name ?? null,
      age: user?.age ?? null,
      readingLevel: user?.reading_level ?? null,
      favoriteGenre: user?.favorite_genre ?? null,
      readerSettings: settingsIn(user),
    },
    books: rows.progress.map((row) => ({
      bookId: row.book_id,
      title: row.title,
      currentPage: row.current_page,
      finishedAt: writtenOrNull(row.completed_at),
      lastReadAt: written(row.updated_at),
    })),
    readingDays: rows.readingDays.map((row) => ({
      day: row.day,
      bookId: row.book_id,
      title: row.title,
      firstPage: row.first_page,
      lastPage: row.last_page,
      finishedAt: writtenOrNull(row.finished_at),
      lastReadAt: written(row.updated_at),
    })),
    stars: rows.stars.map((row) => ({
      bookId: row.book_id,
      title: row.title,
      category: row.category,
      stars: row.stars,
      earnedAt: written(row.awarded_at),
    })),
    achievements: rows.achievements.map((row) => ({
      id: row.achievement_id,
      title: achievements.find(({ id }) => id === row.achievement_id)?.title ?? null,
      earnedAt: written(row.earned_at),
    })),
    practiceWords: rows.practiceWords.map((row) => ({
      word: row.word,
      bookId: row.book_id,
      title: row.title,
      asked: row.asked,
      alone: row.alone,
      lastAskedAt: written(row.last_asked_at),
      learnedAt: writtenOrNull(row.left_at),
    })),
    subscriptions: rows.subscriptions.map((row) => ({
      paymentAccount: row.account,
      customerId: row.customer_id,
      subscriptionId: row.subscription_id,
      status: row.status,
      periodEndsAt: writtenOrNull(row.period_ends_at),
      endsAt: writtenOrNull(row.ends_at),
      pastDueUntil: writtenOrNull(row.past_due_until),
      paymentsPaused: row.collection_paused === 1,
      paymentsResumeAt: writtenOrNull(row.resumes_at),
      lastReadAt: writtenOrNull(row.synced_at),
      awaitedUntil: writtenOrNull(row.watched_until),
    })),
  };
}
