// The file that a parent gets with 'Download my data'.
import type { UserData } from '../../../contracts/accounts.ts';
import { achievements } from '../../../domain/achievements.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import { settingsIn, startingStepIn, voiceSettingsIn } from '../students/service.ts';
import type { StudentRows } from './store.ts';

const isoTime = (time: number) => new Date(time).toISOString();
const isoTimeOrNull = (time: number | null | undefined) => (time == null ? null : isoTime(time));

/** `now` in epoch milliseconds. */
export function presentUserData(caller: Identity, rows: StudentRows, now: number): UserData {
  const { user } = rows;
  return {
    createdAt: isoTime(now),
    account: {
      id: caller.uid,
      email: user?.email ?? caller.email,
      createdAt: isoTimeOrNull(user?.created_at),
      lastChangedAt: isoTimeOrNull(user?.updated_at),
      lastSignedInAt: isoTime(caller.signedInAt),
      deletionBegunAt: isoTimeOrNull(rows.deletion?.noted_at),
    },
    profile: {
      firstName: user?.first_name ?? null,
      parentFirstName: user?.parent_first_name ?? null,
      parentLastName: user?.parent_last_name ?? null,
      age: user?.age ?? null,
      readingLevel: user?.reading_level ?? null,
      startingStep: startingStepIn(user),
      favoriteGenre: user?.favorite_genre ?? null,
      readerSettings: settingsIn(user),
      voiceSettings: voiceSettingsIn(user),
    },
    books: rows.progress.map((row) => ({
      bookId: row.book_id,
      title: row.title,
      currentPage: row.current_page,
      finishedAt: isoTimeOrNull(row.completed_at),
      lastReadAt: isoTime(row.updated_at),
    })),
    readingDays: rows.readingDays.map((row) => ({
      day: row.day,
      bookId: row.book_id,
      title: row.title,
      firstPage: row.first_page,
      lastPage: row.last_page,
      finishedAt: isoTimeOrNull(row.finished_at),
      listened: row.listened === 1,
      lastReadAt: isoTime(row.updated_at),
    })),
    stars: rows.stars.map((row) => ({
      bookId: row.book_id,
      title: row.title,
      category: row.category,
      stars: row.stars,
      earnedAt: isoTime(row.awarded_at),
      sounds: row.phonograms === null ? null : (JSON.parse(row.phonograms) as string[]),
    })),
    achievements: rows.achievements.map((row) => ({
      id: row.achievement_id,
      title: achievements.find(({ id }) => id === row.achievement_id)?.title ?? null,
      earnedAt: isoTime(row.earned_at),
    })),
    practiceWords: rows.practiceWords.map((row) => ({
      word: row.word,
      bookId: row.book_id,
      title: row.title,
      asked: row.asked,
      alone: row.alone,
      lastAskedAt: isoTime(row.last_asked_at),
      learnedAt: isoTimeOrNull(row.left_at),
    })),
    subscriptions: rows.subscriptions.map((row) => ({
      paymentAccount: row.account,
      customerId: row.customer_id,
      subscriptionId: row.subscription_id,
      status: row.status,
      periodEndsAt: isoTimeOrNull(row.period_ends_at),
      endsAt: isoTimeOrNull(row.ends_at),
      pastDueUntil: isoTimeOrNull(row.past_due_until),
      paymentsPaused: row.collection_paused === 1,
      paymentsResumeAt: isoTimeOrNull(row.resumes_at),
      lastReadAt: isoTimeOrNull(row.synced_at),
      awaitedUntil: isoTimeOrNull(row.watched_until),
    })),
  };
}
