import { completeProfileBody, syncBody, user, userChanges, userData } from '../accounts.ts';
import { type EndpointTable, inAQuarterHour } from './endpoint.ts';

const ofChild = {
  firstName: 'Kim',
  age: 6,
  readingLevel: 1,
  startingStep: '1.3',
  favoriteGenre: null,
  readerSettings: null,
  voiceSettings: null,
  avatar: null,
};
const profile = { ...ofChild, parentFirstName: 'Robin', parentLastName: null };
const student = {
  ...{ id: 'kim', email: null, ...profile },
  ...{ totalStars: 3, children: 1, asksGrownUp: false },
};
const moment = '2026-11-21T08:30:00.000Z';

const reading = {
  books: [{ bookId: 'sam', title: null, currentPage: 2, finishedAt: null, lastReadAt: moment }],
  readingDays: [
    {
      day: '2026-11-21',
      bookId: 'sam',
      title: 'Sam',
      firstPage: 1,
      lastPage: 2,
      finishedAt: moment,
      listened: true,
      finishedBy: 'reading',
      lastReadAt: moment,
    },
  ],
  stars: [
    {
      ...{ bookId: 'sam', title: null, category: 'level1', stars: 1, earnedAt: moment },
      sounds: ['s:sit'],
    },
  ],
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
  heardWords: [
    { word: 'hat', mark: 'helped' as const, bookId: 'sam', title: null, heardAt: moment },
  ],
};

export const accountEndpoints = {
  'POST /api/auth/firebase/sync': {
    summary: "Create or update the user of the caller's ID token",
    description: 'Every field is optional, and an empty field never overwrites a stored value.',
    access: 'user',
    // The client calls this once for each page load.
    limit: inAQuarterHour(200),
    body: syncBody,
    answer: user,
    examples: {
      bodies: [
        {
          parentFirstName: 'Robin',
          parentLastName: 'Reader',
          firstName: 'Kim',
          age: '6',
          readingLevel: '1',
          favoriteGenre: 'Ships',
        },
      ],
      answers: [student],
    },
  },
  'POST /api/auth/complete-profile': {
    summary: 'Save the names that a new user has not given yet',
    access: 'user',
    limit: inAQuarterHour(60),
    body: completeProfileBody,
    answer: user,
    examples: {
      bodies: [{ firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' }],
      answers: [student],
    },
  },
  'GET /api/auth/user': {
    summary: "Read the caller's record",
    access: 'user',
    ofStudent: true,
    limit: null,
    answer: user,
    examples: { answers: [student] },
  },
  'PATCH /api/auth/user': {
    summary:
      "Change the student's age, starting level, starting step, reader settings or voice settings, or whether the family asks a grown-up first",
    description:
      '`asksGrownUp` is the family’s, whichever child is meant. A starting step brings its level. Another level without a step clears the step. `readerSettings: null` and `voiceSettings: null` restore the defaults.',
    access: 'user',
    ofStudent: true,
    // Each change of a reader setting is saved.
    limit: inAQuarterHour(200),
    body: userChanges,
    answer: user,
    examples: {
      bodies: [
        {
          age: '6',
          readingLevel: '3',
          startingStep: '3.2',
          readerSettings: {
            textSize: 'large',
            lineSpacing: 'wide',
            letterSpacing: 'wide',
            tint: 'blue',
            turnByItself: false,
            slower: true,
          },
          voiceSettings: {
            speakToChild: true,
            readToMe: true,
            starForListening: false,
            hearMyself: false,
            celebrate: true,
          },
          asksGrownUp: true,
        },
      ],
      answers: [student],
    },
  },
  'GET /api/auth/user/data': {
    summary: 'Download everything that is stored about the caller',
    access: 'user',
    limit: null,
    answer: userData,
    examples: {
      answers: [
        {
          createdAt: moment,
          account: {
            id: 'kim',
            email: null,
            emailConfirmed: false,
            createdAt: moment,
            lastChangedAt: null,
            lastSignedInAt: moment,
            asksGrownUp: false,
            weeklyLetterSince: null,
            firstChildRemovedAt: null,
            deletionBegunAt: null,
          },
          profile,
          ...reading,
          otherChildren: [
            { id: 'alex', createdAt: moment, lastChangedAt: moment, profile: ofChild, ...reading },
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
              monthlyAmount: 499,
              awaitedUntil: null,
            },
          ],
          letters: [
            {
              ...{ kind: 'weekly', period: '2026-11-16', state: 'sent', tries: 1 },
              ...{ dueAt: moment, notedAt: moment },
            },
          ],
        },
      ],
    },
  },
  'DELETE /api/auth/user': {
    summary: "End the caller's subscription, and delete the account and all its data",
    description: 'The sign-in must be at most four minutes old.',
    access: 'user',
    limit: inAQuarterHour(30),
    answer: null,
    examples: {},
  },
} as const satisfies EndpointTable;
