// The file that a parent gets with 'Download my data'.
import type { UserData } from '../../../contracts/accounts.ts';
import { achievements } from '../../../domain/achievements.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import { waysToFinish } from '../../../domain/progress.ts';
import { presentParent, presentProfile } from './profile.ts';
import type { AccountRows, StudentRows } from './store.ts';

const isoTime = (time: number) => new Date(time).toISOString();
const isoTimeOrNull = (time: number | null | undefined) => (time == null ? null : isoTime(time));

/** `now` in epoch milliseconds. */
export function presentUserData(caller: Identity, rows: AccountRows, now: number): UserData {
  const { account, children, deletion } = rows;
  const [first, ...others] = children;
  return {
    createdAt: isoTime(now),
    account: {
      id: caller.uid,
      email: account?.email ?? caller.email,
      emailConfirmed: account?.email_verified === 1,
      createdAt: isoTimeOrNull(account?.created_at),
      lastChangedAt: isoTimeOrNull(account?.updated_at),
      lastSignedInAt: isoTime(caller.signedInAt),
      asksGrownUp: account?.asks_grown_up === 1,
      weeklyLetterSince: isoTimeOrNull(account?.weekly_letter_since),
      firstChildRemovedAt: isoTimeOrNull(account?.child_removed_at),
      deletionBegunAt: isoTimeOrNull(deletion?.noted_at),
    },
    profile: { ...presentParent(account), ...presentProfile(first?.user) },
    ...presentReading(first ?? nothing),
    otherChildren: others.flatMap((child) => {
      const { user } = child;
      if (user === undefined) return [];
      return {
        id: user.id,
        createdAt: isoTime(user.created_at),
        lastChangedAt: isoTime(user.updated_at),
        profile: presentProfile(user),
        ...presentReading(child),
      };
    }),
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
      monthlyAmount: row.amount,
      lastReadAt: isoTimeOrNull(row.synced_at),
      awaitedUntil: isoTimeOrNull(row.watched_until),
    })),
    letters: rows.letters.map((row) => ({
      kind: row.kind,
      period: row.period,
      state: row.state,
      tries: row.tries,
      dueAt: isoTime(row.due_at),
      notedAt: isoTime(row.made_at),
    })),
  };
}

const nothing: StudentRows = {
  ...{ user: undefined, progress: [], readingDays: [], stars: [] },
  ...{ achievements: [], practiceWords: [], heardWords: [] },
};

const presentReading = (rows: StudentRows) => ({
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
    finishedBy: waysToFinish.find((way) => way === row.finished_by) ?? null,
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
  heardWords: rows.heardWords.map((row) => ({
    word: row.word,
    mark: row.mark,
    bookId: row.book_id,
    title: row.title,
    heardAt: isoTime(row.heard_at),
  })),
});
