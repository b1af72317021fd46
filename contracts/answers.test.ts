// What is answered: all that the contract names, and nothing else. The server sends what its contract
// makes of an answer, so that what is not named never leaves it.
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { clientConfig } from './client-config.ts';
import { endpoints } from './endpoints.ts';
import { errorBody } from './errors.ts';

const summary = {
  id: 'sam',
  title: 'Sam',
  author: 'Pat',
  description: null,
  category: 'level1',
  coverImageUrl: null,
  flipbookType: 'html',
  totalPages: 2,
  starReward: 1,
};
const figures = {
  level: 1,
  words: 4,
  decodable: 0.5,
  withHeartWords: 1,
  practising: 2,
  failing: 1,
};
const report = {
  ...figures,
  practising: ['sam'],
  failing: [{ word: 'said', reason: 'So.', readFrom: null, places: [{ page: 0, start: 3 }] }],
  ambiguous: ['read'],
};
const keptBook = {
  ...summary,
  flipbookUrl: null,
  flipbookId: null,
  createdAt: 1,
  levelReason: null,
};
const adminBook = { ...keptBook, openUrl: 'https://a.example/', report: figures };
const part = { letters: 'ai', sound: 'e', level: null, example: null, phonogram: null };
const ID = '0123456789abcdef0123456789abcdef';
const moment = '2026-11-21T08:30:00.000Z';
const profile = {
  firstName: 'Kim',
  parentFirstName: 'Pat',
  parentLastName: null,
  age: 6,
  readingLevel: 1,
  favoriteGenre: null,
  readerSettings: null,
};
const user = { id: 'kim', email: null, ...profile, totalStars: 3 };

const answers: [call: keyof typeof endpoints, ...answers: unknown[]][] = [
  ['GET /api/auth/user', user],
  [
    'GET /api/auth/user/data',
    {
      createdAt: moment,
      account: {
        id: 'kim',
        email: null,
        createdAt: moment,
        lastChangedAt: null,
        lastSignedInAt: moment,
        deletionBegunAt: null,
      },
      profile,
      books: [{ bookId: 'sam', title: null, currentPage: 2, finishedAt: null, lastReadAt: moment }],
      readingDays: [
        {
          day: '2026-11-21',
          bookId: 'sam',
          title: 'Sam',
          firstPage: 1,
          lastPage: 2,
          finishedAt: moment,
          lastReadAt: moment,
        },
      ],
      stars: [{ bookId: 'sam', title: null, category: 'level1', stars: 1, earnedAt: moment }],
      achievements: [{ id: 'first-book', title: null, earnedAt: moment }],
      practiceWords: [
        {
          word: 'said',
          bookId: 'sam',
          title: null,
          asked: 2,
          alone: 1,
          lastAskedAt: moment,
          learnedAt: null,
        },
      ],
      subscriptions: [
        {
          paymentAccount: 'acct_1',
          customerId: 'cus_1',
          subscriptionId: null,
          status: 'active',
          periodEndsAt: null,
          endsAt: moment,
          lastReadAt: null,
          pastDueUntil: null,
          paymentsPaused: false,
          paymentsResumeAt: null,
          awaitedUntil: null,
        },
      ],
    },
  ],
  ['GET /api/subscription/status', { hasSubscription: true, status: 'active', endsAt: null }],
  [
    'POST /api/create-checkout-session',
    { url: 'https://pay.example/' },
    { alreadySubscribed: true, message: 'You have one.' },
  ],
  ['POST /api/create-portal-session', { url: 'https://pay.example/' }],
  ['GET /api/books', [summary], [{ ...summary, fit: { newSounds: ['sh:ship'] } }]],
  ['GET /api/proposal', { book: null }, { book: { ...summary, fit: null } }],
  [
    'GET /api/books/{bookId}',
    {
      ...summary,
      flipbookType: 'fliphtml5',
      content: null,
      flipbookUrl: null,
      flipbookId: null,
      words: { parts: [part], splits: { said: [0] }, heartWords: ['said'] },
    },
  ],
  ['GET /api/admin/books', [adminBook]],
  [
    'GET /api/admin/books/{bookId}',
    {
      ...keptBook,
      text: null,
      content: [
        {
          picture: { address: '/public-objects/a.png', alt: '', width: 1, height: null },
          words: '',
          html: null,
        },
      ],
      version: 3,
    },
  ],
  ['GET /api/admin/books/{bookId}/report', { report }],
  ['POST /api/admin/report', { report, fits: false, fittingLevel: null }],
  ['GET /api/progress', [{ bookId: 'sam', currentPage: 1, completed: false, updatedAt: null }]],
  ['POST /api/progress/{bookId}/complete', { completed: true, starAwarded: true, totalStars: 1 }],
  ['GET /api/achievements', [{ id: 'a', title: 'A', description: 'An a', earnedAt: null }]],
  [
    'GET /api/reading-report',
    {
      today: '2026-11-21',
      firstName: null,
      startingLevel: null,
      days: [
        {
          day: '2026-11-21',
          books: [
            {
              bookId: 'sam',
              title: null,
              level: null,
              coverImageUrl: null,
              firstPage: null,
              lastPage: null,
              isFinished: true,
            },
          ],
        },
      ],
      hasEarlier: false,
      weeks: [{ monday: '2026-11-16', stars: 1 }],
      levels: [
        { level: 1, phonograms: ['a:ant'], met: ['a:ant'], practised: [], isKnownBefore: false },
      ],
    },
  ],
  [
    'GET /api/practice',
    {
      words: [
        {
          word: 'said',
          printed: 'Said',
          parts: [part],
          isHeartWord: true,
          stuckOn: part,
          sentence: null,
          book: { id: 'sam', title: 'Sam' },
          asked: 1,
          alone: 0,
          lastAskedAt: 1,
        },
      ],
      learned: ['the'],
    },
  ],
  ['POST /api/admin/login', { sessionToken: 'x' }],
  ['POST /api/admin/pictures', { address: '/public-objects/a.png', width: 1, height: 1 }],
  [
    'POST /api/admin/flipbooks',
    { state: 'drawing', id: ID, pagesDone: 0, pageCount: null },
    { state: 'refused', id: ID, message: 'It is no PDF.' },
    {
      state: 'ready',
      id: ID,
      pageCount: 1,
      flipbookUrl: 'https://a.example/',
      openUrl: 'https://a.example/?t',
      coverImageUrl: 'https://a.example/1.png',
      text: '',
    },
  ],
  [
    'PUT /api/admin/phonics',
    { version: 1, heartWords: [['a']], soundings: [{ word: 'a', sounding: 'a' }], pending: 0 },
  ],
  [
    'GET /api/admin/catalogue',
    {
      format: 'step-into-reading-catalogue',
      version: 1,
      exportedAt: 1,
      books: [{}],
      heartWords: [],
      soundings: [],
      pictures: { a: 1 },
      flipbooks: { a: 1 },
      picturesLeftOut: 0,
      flipbooksLeftOut: 0,
    },
  ],
  ['POST /api/admin/catalogue', { new: 1, changed: 0, unchanged: 2 }],
  [
    'POST /api/admin/catalogue/check',
    {
      digest: 'x',
      counts: {
        new: 1,
        changed: 0,
        unchanged: 0,
        kept: 0,
        newPictures: 0,
        newFlipbooks: 0,
        problems: 1,
        warnings: 1,
      },
      books: [{ id: 'sam', title: 'Sam', fields: ['title'] }],
      kept: [{ id: 'pam', title: 'Pam' }],
      heartWordsChange: true,
      soundingsChange: false,
      problems: [{ field: 'books.0.title', message: 'Title is required' }],
      warnings: [{ field: 'pictures', message: 'One is missing.' }],
    },
  ],
  [
    'GET /api/admin/phonograms',
    {
      phonograms: [{ key: 'ea:head', letters: 'ea', example: 'head', level: 6, books: [0, 1] }],
      booksOfLevel: [1, 2],
      unknown: 3,
    },
  ],
  [
    'GET /api/admin/phonograms/books',
    {
      total: 1,
      books: [{ id: 'sam', title: 'Sam', category: 'level1', levelReason: null }],
    },
  ],
  [
    'GET /api/admin/readers',
    {
      countedAt: 1,
      total: 1,
      pageSize: 50,
      books: [
        {
          id: 'sam',
          title: 'Sam',
          category: 'level1',
          opened: 3,
          finished: null,
          finishedLately: null,
        },
      ],
    },
  ],
];

/** The same with something else in each of its objects. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withSecrets(one)]);
  return { ...Object.fromEntries(fields), secret: 'x' };
}

test.each(answers)('%s answers all that it is to', (call, ...samples) => {
  const schema: z.ZodType = endpoints[call].answer!;
  for (const sample of samples) expect(schema.parse(sample)).toEqual(sample);
});

/** Some of their keys are words or addresses. */
const OPEN = ['GET /api/books/{bookId}', 'GET /api/admin/catalogue'];

test.each(answers.filter(([call]) => !OPEN.includes(call)))(
  '%s answers nothing that its contract does not name',
  (call, ...samples) => {
    const schema: z.ZodType = endpoints[call].answer!;
    for (const sample of samples) expect(schema.parse(withSecrets(sample))).toEqual(sample);
  },
);

test('no parent is sent to a page that is not safe', () => {
  for (const url of ['http://pay.example/', 'javascript:alert(1)', 'pay']) {
    expect(endpoints['POST /api/create-portal-session'].answer.safeParse({ url }).success).toBe(
      false,
    );
    expect(endpoints['POST /api/create-checkout-session'].answer.safeParse({ url }).success).toBe(
      false,
    );
  }
});

test('who is told that she has subscribed already is told so truly', () => {
  const answer = { alreadySubscribed: false, message: 'x' };
  expect(endpoints['POST /api/create-checkout-session'].answer.safeParse(answer).success).toBe(
    false,
  );
});

test('a refusal says what went wrong, where, and nothing else', () => {
  const refusal = {
    code: 'invalid_request',
    message: 'So.',
    issues: [{ field: 'age', message: 'Age is required' }],
  };
  expect(errorBody.parse(withSecrets(refusal))).toEqual(refusal);
  expect(errorBody.safeParse({ code: 'other', message: 'So.' }).success).toBe(false);
});

test('the page is told of the settings what its script needs', () => {
  const identity = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', host: null };
  const config = { identity, trialDays: 14 };
  expect(clientConfig.parse(withSecrets(config))).toEqual(config);
});
