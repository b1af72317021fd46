// Signs in a family or the owner, and sets the server's responses for them.
import type { User } from '../../contracts/accounts.ts';
import type { AdminSelf } from '../../contracts/admin.ts';
import type { BookCard } from '../../contracts/books.ts';
import type { Completion, ProgressEntry } from '../../contracts/progress.ts';
import type { ReadingReport } from '../../contracts/reading-report.ts';
import type { Student } from '../../contracts/students.ts';
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';
import { achievements } from '../../domain/achievements.ts';
import { adminToken, userToken } from '../api/tokens.ts';
import { robin, tokenOf } from './identity.ts';
import { server } from './server.ts';
import { bookOf, cards, rowOf } from './shelf.ts';

/** The record of a family with a complete profile. */
export const record: User = {
  id: robin.uid,
  email: robin.email,
  firstName: 'Kim',
  parentFirstName: 'Robin',
  parentLastName: 'Reader',
  age: 6,
  readingLevel: 2,
  startingStep: null,
  favoriteGenre: 'Animals',
  readerSettings: null,
  voiceSettings: null,
  avatar: null,
  children: 1,
  asksGrownUp: false,
  totalStars: 0,
};

export const nameless = { firstName: null, parentFirstName: null, parentLastName: null };

export const notSubscribed: SubscriptionStatusAnswer = {
  hasSubscription: false,
  status: null,
  endsAt: null,
};
export const subscribed: SubscriptionStatusAnswer = {
  hasSubscription: true,
  status: 'active',
  endsAt: null,
};

export const nothingRead: ReadingReport = {
  today: '2026-01-05',
  firstName: 'Kim',
  startingLevel: 2,
  days: [],
  hasEarlier: false,
  weeks: [],
  levels: [],
  heardWords: { well: 0, helped: 0, missed: 0 },
};

export const placeIn = (bookId: string, place: Partial<ProgressEntry> = {}): ProgressEntry => ({
  bookId,
  currentPage: 1,
  completed: false,
  pawPrints: 0,
  updatedAt: null,
  ...place,
});

/** The child of a record, as the family's list shows it. */
export function childOf(user: User): Student {
  const { id, firstName, age, readingLevel, favoriteGenre, avatar, totalStars } = user;
  return { id, firstName, age, readingLevel, favoriteGenre, avatar, totalStars };
}

/** The answer to 'Mark Complete': the star, unless it says otherwise. */
export const completionOf = (changes: Partial<Completion> = {}): Completion => ({
  ...{ completed: true, starAwarded: true, totalStars: 1 },
  ...{ pawPrints: 0, isNewPrint: false, achievements: [] },
  ...changes,
});

interface Family {
  status?: SubscriptionStatusAnswer;
  /** Changes to `record`. */
  user?: Partial<User>;
  /** The further children. The record is the first one's. */
  siblings?: readonly Student[];
  books?: readonly BookCard[];
  progress?: ProgressEntry[];
}

/** Sets the server's responses for this family without signing anybody in. */
export function serveFamily({
  status = subscribed,
  user = {},
  siblings = [],
  books = cards,
  progress = [],
}: Family = {}): void {
  server.answer('POST /api/auth/firebase/sync', { ...record, ...user });
  server.answer('GET /api/subscription/status', status);
  server.answer('GET /api/auth/user', { ...record, ...user });
  server.answer('GET /api/students', [childOf({ ...record, ...user }), ...siblings]);
  server.answer('GET /api/books', ({ query }) =>
    books.filter(({ category }) => (query['category'] ?? category) === category),
  );
  server.answer('GET /api/books/{bookId}', ({ params }) => {
    const card = books.find(({ id }) => id === params['bookId']);
    if (card === undefined) throw new Error(`There is no book ${params['bookId']}`);
    return bookOf(card);
  });
  server.answer('GET /api/proposal', { book: null, again: null, started: [] });
  server.answer('GET /api/path', { step: '2.1', steps: [], sounds: {} });
  server.answer('GET /api/progress', progress);
  server.answer(
    'GET /api/progress/{bookId}',
    ({ params: { bookId = '' } }) =>
      progress.find((entry) => entry.bookId === bookId) ?? placeIn(bookId),
  );
  server.answer('POST /api/progress', ({ body }) => ({
    ...placeIn('', { updatedAt: Date.now() }),
    ...(body as ProgressEntry),
  }));
  server.answer(
    'GET /api/achievements',
    achievements.map(({ id, title, description }) => ({ id, title, description, earnedAt: null })),
  );
  server.answer('GET /api/practice', { words: [], learned: [] });
  server.answer('GET /api/reading-report', nothingRead);
  server.answer('GET /api/voice', { sounds: {}, prompts: {}, words: {} });
}

/** Sets the server's responses for this family and stores its token, as after an earlier sign-in. */
export function beFamily(family: Family = {}): void {
  serveFamily(family);
  userToken.store(tokenOf(robin));
}

/** Lets the server accept the missing names and return them from then on. */
export function takeNames(): void {
  server.answer('POST /api/auth/complete-profile', () => {
    server.answer('GET /api/auth/user', record);
    return record;
  });
}

/** Who is signed in to the workshop. */
const owner: AdminSelf = { username: 'kim', role: 'owner', secondFactor: false, recoveryCodes: 0 };

/** Sets the server's responses for the owner, or an editor, and stores the owner's token. */
export function beOwner(books: readonly BookCard[] = cards, me: Partial<AdminSelf> = {}): void {
  server.answer('GET /api/admin/me', { ...owner, ...me });
  server.answer(
    'GET /api/admin/books',
    books.map((book) => rowOf(book)),
  );
  server.answer('GET /api/admin/phonics', {
    heartWords: Array.from({ length: 9 }, () => []),
    soundings: [],
    version: 1,
  });
  server.answer('GET /api/admin/books/{bookId}/narration', []);
  server.answer('GET /api/admin/series', []);
  adminToken.store('owner-session');
}
