import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook, testWords } from '../../test-support/library.ts';

const DATA = '/api/auth/user/data';

/**
 * The path in the file of each column about a student. A new table or column needs a line here and a field
 * in the file. An empty path means that the column is left out.
 */
const paths: Record<string, Record<string, string>> = {
  users: {
    id: 'account.id',
    account_id: 'account.id',
    avatar: 'profile.avatar',
    child_removed_at: 'account.firstChildRemovedAt',
    asks_grown_up: 'account.asksGrownUp',
    weekly_letter_since: 'account.weeklyLetterSince',
    email: 'account.email',
    email_verified: 'account.emailConfirmed',
    first_name: 'profile.firstName',
    parent_first_name: 'profile.parentFirstName',
    parent_last_name: 'profile.parentLastName',
    age: 'profile.age',
    reading_level: 'profile.readingLevel',
    starting_step: 'profile.startingStep',
    favorite_genre: 'profile.favoriteGenre',
    reader_settings: 'profile.readerSettings',
    voice_settings: 'profile.voiceSettings',
    created_at: 'account.createdAt',
    updated_at: 'account.lastChangedAt',
  },
  progress: {
    user_id: 'account.id',
    book_id: 'books.0.bookId',
    current_page: 'books.0.currentPage',
    completed_at: 'books.0.finishedAt',
    updated_at: 'books.0.lastReadAt',
  },
  reading_days: {
    user_id: 'account.id',
    day: 'readingDays.0.day',
    book_id: 'readingDays.0.bookId',
    first_page: 'readingDays.0.firstPage',
    last_page: 'readingDays.0.lastPage',
    finished_at: 'readingDays.0.finishedAt',
    listened: 'readingDays.0.listened',
    finished_by: 'readingDays.0.finishedBy',
    updated_at: 'readingDays.0.lastReadAt',
  },
  stars: {
    user_id: 'account.id',
    book_id: 'stars.0.bookId',
    category: 'stars.0.category',
    stars: 'stars.0.stars',
    awarded_at: 'stars.0.earnedAt',
    phonograms: 'stars.0.sounds',
  },
  achievements: {
    user_id: 'account.id',
    achievement_id: 'achievements.0.id',
    earned_at: 'achievements.0.earnedAt',
  },
  practice_words: {
    user_id: 'account.id',
    word: 'practiceWords.0.word',
    book_id: 'practiceWords.0.bookId',
    asked: 'practiceWords.0.asked',
    alone: 'practiceWords.0.alone',
    last_asked_at: 'practiceWords.0.lastAskedAt',
    left_at: 'practiceWords.0.learnedAt',
    // About the word in the book, not about the student.
    making: '',
  },
  practice_events: {
    user_id: 'account.id',
    // A random id that detects repeated events, and when the event came.
    id: '',
    noted_at: '',
  },
  heard_words: {
    user_id: 'account.id',
    word: 'heardWords.0.word',
    mark: 'heardWords.0.mark',
    book_id: 'heardWords.0.bookId',
    heard_at: 'heardWords.0.heardAt',
  },
  subscriptions: {
    user_id: 'account.id',
    account: 'subscriptions.0.paymentAccount',
    customer_id: 'subscriptions.0.customerId',
    subscription_id: 'subscriptions.0.subscriptionId',
    status: 'subscriptions.0.status',
    period_ends_at: 'subscriptions.0.periodEndsAt',
    ends_at: 'subscriptions.0.endsAt',
    past_due_until: 'subscriptions.0.pastDueUntil',
    collection_paused: 'subscriptions.0.paymentsPaused',
    resumes_at: 'subscriptions.0.paymentsResumeAt',
    amount: 'subscriptions.0.monthlyAmount',
    // The same subscription.
    amount_of: '',
    synced_at: 'subscriptions.0.lastReadAt',
    watched_until: 'subscriptions.0.awaitedUntil',
    // Says nothing about the student: it counts how often the row was written.
    version: '',
  },
  letters: {
    user_id: 'account.id',
    kind: 'letters.0.kind',
    period: 'letters.0.period',
    state: 'letters.0.state',
    tries: 'letters.0.tries',
    due_at: 'letters.0.dueAt',
    made_at: 'letters.0.notedAt',
  },
  leavings: {
    user_id: 'account.id',
    signed_in_at: 'account.lastSignedInAt',
    noted_at: 'account.deletionBegunAt',
  },
};

describe.each(engines)("a student's data over %s", (engine) => {
  let library: Library;
  beforeEach(async () => {
    library = await openLibrary(engine, [
      { ...testBook(), words: testWords('sam'), phonograms: '["s:sit"]' },
      testBook({ id: 'gone', title: 'Gone' }),
    ]);
  });

  /** The file of a student with data in every table. */
  async function fileOf(as: string) {
    const { clock } = library;
    await library.call('POST', '/api/auth/firebase/sync', {
      as,
      body: {
        parentFirstName: 'Robin',
        parentLastName: 'Reader',
        firstName: 'Kim',
        age: 6,
        readingLevel: 2,
        favoriteGenre: 'Animals',
      },
    });
    await library.call('PATCH', '/api/auth/user', { as, body: { startingStep: '2.2' } });
    await library.subscriber(as);
    for (const id of ['sam', 'gone']) {
      await library.call('POST', `/api/progress/${id}/complete`, { as, body: {} });
      clock.now += 60_000;
    }
    const event = { kind: 'asked', id: randomUUID(), word: 'sam', bookId: 'sam', at: clock.now };
    await library.call('POST', '/api/practice', { as, body: { events: [event] } });
    const heard = { id: randomUUID(), bookId: 'sam', heardAt: clock.now };
    const marks = [{ word: 'sam', mark: 'well' }];
    await library.call('POST', '/api/heard-words', { as, body: { ...heard, marks } });
    await library.call('PUT', '/api/letters', { as, body: { weekly: true } });
    const letter = { user_id: as, kind: 'weekly', period: '2026-01-05', state: 'sent' } as const;
    const times = { due_at: clock.now, made_at: clock.now };
    await library.database.db
      .insertInto('letters')
      .values({ ...letter, tries: 1, ...times })
      .execute();
    return library.call('GET', DATA, { as });
  }

  test('every column of every table about a student has a path in the file', async () => {
    const { db } = await openTestDatabase(engine);
    const found = (await db.introspection.getTables()).flatMap(({ name, columns }) => {
      const names = columns.map((column) => column.name);
      return name === 'users' || names.includes('user_id') ? [[name, names.sort()] as const] : [];
    });
    const known = Object.entries(paths).map(
      ([name, columns]) => [name, Object.keys(columns).sort()] as const,
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
  });

  test('the file holds all data in a readable form', async () => {
    const { status, body } = await fileOf('kim');
    expect(status).toBe(200);
    const time = expect.stringMatching(/^2026-01-0\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const day = expect.stringMatching(/^2026-01-0\d$/);
    const read = { finishedAt: time, lastReadAt: time };
    expect(body).toEqual({
      createdAt: time,
      account: {
        id: 'kim',
        email: 'kim@example.com',
        emailConfirmed: true,
        createdAt: time,
        lastChangedAt: time,
        lastSignedInAt: time,
        asksGrownUp: false,
        weeklyLetterSince: time,
        firstChildRemovedAt: null,
        deletionBegunAt: null,
      },
      profile: {
        firstName: 'Kim',
        parentFirstName: 'Robin',
        parentLastName: 'Reader',
        age: 6,
        readingLevel: 2,
        startingStep: '2.2',
        favoriteGenre: 'Animals',
        readerSettings: null,
        voiceSettings: null,
        avatar: null,
      },
      books: [
        { bookId: 'sam', title: 'Sam', currentPage: 2, finishedAt: time, lastReadAt: time },
        { bookId: 'gone', title: 'Gone', currentPage: 2, finishedAt: time, lastReadAt: time },
      ],
      readingDays: [
        {
          bookId: 'sam',
          title: 'Sam',
          day,
          firstPage: 2,
          lastPage: 2,
          listened: false,
          finishedBy: 'reading',
          ...read,
        },
        {
          bookId: 'gone',
          title: 'Gone',
          day,
          firstPage: 2,
          lastPage: 2,
          listened: false,
          finishedBy: 'reading',
          ...read,
        },
      ],
      stars: [
        {
          ...{ bookId: 'sam', title: 'Sam', category: 'level1', stars: 1, earnedAt: time },
          sounds: ['s:sit'],
        },
        {
          ...{ bookId: 'gone', title: 'Gone', category: 'level1', stars: 1, earnedAt: time },
          sounds: null,
        },
      ],
      achievements: expect.arrayContaining([
        { id: expect.any(String), title: 'First Book', earnedAt: time },
      ]),
      practiceWords: [
        {
          word: 'sam',
          bookId: 'sam',
          title: 'Sam',
          asked: 1,
          alone: 1,
          lastAskedAt: time,
          learnedAt: null,
        },
      ],
      heardWords: [{ word: 'sam', mark: 'well', bookId: 'sam', title: 'Sam', heardAt: time }],
      otherChildren: [],
      subscriptions: [
        {
          paymentAccount: 'acct_test/test',
          customerId: expect.stringMatching(/^cus_/),
          subscriptionId: expect.stringMatching(/^sub_/),
          status: 'active',
          periodEndsAt: null,
          endsAt: null,
          lastReadAt: time,
          pastDueUntil: null,
          paymentsPaused: false,
          paymentsResumeAt: null,
          monthlyAmount: 499,
          awaitedUntil: null,
        },
      ],
      letters: [
        {
          ...{ kind: 'weekly', period: '2026-01-05', state: 'sent', tries: 1 },
          ...{ dueAt: time, notedAt: time },
        },
      ],
    });
    for (const path of Object.values(paths).flatMap((columns) => Object.values(columns))) {
      if (path === '') continue;
      const value = path.split('.').reduce((at, key) => at?.[key], body);
      expect(value, path).toBeDefined();
    }
  });

  test('a star of a deleted book stays in the file, without a title', async () => {
    await fileOf('lou');
    await library.call('DELETE', '/api/books/gone', { admin: await library.adminToken() });
    const { body } = await library.call('GET', DATA, { as: 'lou' });
    expect(body.stars.map(({ title }: { title: string }) => title)).toEqual(['Sam', null]);
    expect(body.books).toHaveLength(1);
  });

  test('the file holds nothing about other students, and needs a sign-in', async () => {
    await fileOf('one');
    await fileOf('stranger');
    await library.call('POST', '/api/students', {
      as: 'stranger',
      body: { firstName: 'Sasha', age: 5, readingLevel: 1 },
    });
    const { body } = await library.call('GET', DATA, { as: 'one' });
    expect(JSON.stringify(body)).not.toMatch(/stranger|Sasha/);
    expect((await library.call('GET', DATA)).status).toBe(401);
  });

  test('a student without any stored data gets a file, too', async () => {
    const { status, body } = await library.call('GET', DATA, { as: 'newcomer' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { id: 'newcomer', email: 'newcomer@example.com', createdAt: null },
      profile: { firstName: null },
      books: [],
      subscriptions: [],
    });
  });

  test('an interrupted deletion is in the file', async () => {
    library.identityAccounts.refusal = 'away';
    await library.call('DELETE', '/api/auth/user', { as: 'begun' });
    const { body } = await library.call('GET', DATA, { as: 'begun' });
    expect(body.account.deletionBegunAt).toBe(new Date(library.clock.now).toISOString());
  });
});
