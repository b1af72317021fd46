// The user record and its forms (specification, sections 2, 3 and 5).
import { z } from 'zod';
import { avatars } from '../domain/family.ts';
import { heardMarks } from '../domain/heard-words.ts';
import { letterKinds, letterStates } from '../domain/letters.ts';
import { OLDEST, YOUNGEST } from '../domain/profile.ts';
import { waysToFinish } from '../domain/progress.ts';
import { spacings, textSizes, tints } from '../domain/reader-settings.ts';
import { subscriptionStatuses } from '../domain/subscription.ts';
import { levelOfStep, stepIds } from '../domain/teaching-steps.ts';
import { cleanLine, isBlank } from '../domain/text.ts';
import { requiredText, text } from './text.ts';

export const firstName = requiredText('Student first name', 80);
const parentFirstName = requiredText('Parent first name', 80);
const parentLastName = requiredText('Parent last name', 80);

/** A whole number, given as a number or as the text of a form field. */
const wholeNumber = (label: string, message: string) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], {
      error: ({ input }) =>
        input === '' || input === undefined ? `${label} is required` : message,
    })
    .pipe(z.number().int(message));

export const age = wholeNumber('Age', 'Age must be a whole number').pipe(
  z
    .number()
    .min(YOUNGEST, `Age must be at least ${YOUNGEST}`)
    .max(OLDEST, `Age must be at most ${OLDEST}`),
);

const levelMessage = 'Choose a reading level from 1 to 9';
export const readingLevel = wholeNumber('Reading level', levelMessage).pipe(
  z.number().min(1, levelMessage).max(9, levelMessage),
);

export const favoriteGenre = text('Favorite type of books', 80);

const email = z
  .string()
  .overwrite(cleanLine)
  .min(1, 'Email is required')
  .max(254, 'Email can have at most 254 characters')
  .pipe(z.email('Enter a valid email address'));

const password = z.string().min(6, 'Password must be at least 6 characters');

/** A password for signing in. Password rules apply only when it is created. */
export const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required');

/** The form of /signup. Email and password go to the identity provider, the rest to the server. */
export const signUpForm = z.strictObject({
  parentFirstName,
  parentLastName,
  email,
  password,
  firstName,
  age,
  readingLevel,
  favoriteGenre,
});

/** The form of /signin. */
export const signInForm = z.strictObject({
  email,
  password: typedPassword,
});

/** The form that deletes an account. */
export const deletionForm = z.strictObject({
  password: typedPassword,
  isSure: z.boolean().refine((isSure) => isSure, 'Please tick this box if you are sure'),
});

/** The deletion form of a user who signs in with Google and has no password. */
export const deletionFormWithoutPassword = deletionForm.extend({ password: z.string() });

/** A name, or '' if none is given. */
const maybeName = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .refine((typed) => typed === '' || !isBlank(typed), `${label} is required`)
    .pipe(text(label, 80));

/**
 * Sent after every sign-in and token change. All fields are optional. An empty field never overwrites a
 * stored value.
 */
export const syncBody = z
  .strictObject({
    parentFirstName: maybeName('Parent first name').optional(),
    parentLastName: maybeName('Parent last name').optional(),
    firstName: maybeName('Student first name').optional(),
    age: age.optional(),
    readingLevel: readingLevel.optional(),
    favoriteGenre: favoriteGenre.optional(),
  })
  .nullish();

export const completeProfileBody = z.strictObject({ firstName, parentFirstName, parentLastName });

const choice = <Values extends readonly string[]>(field: string, values: Values) =>
  z.enum(values, { error: `${field} must be one of ${values.join(', ')}` });

const yesOrNo = (field: string) => z.boolean({ error: `${field} must be true or false` });

/** The child's settings of the reader. Those of reading aloud may be left out. */
const readerSettings = z.strictObject({
  textSize: choice('textSize', textSizes),
  lineSpacing: choice('lineSpacing', spacings),
  letterSpacing: choice('letterSpacing', spacings),
  tint: choice('tint', tints),
  turnByItself: yesOrNo('turnByItself').default(false),
  slower: yesOrNo('slower').default(false),
});

/**
 * What a child may hear and say: `true` or `false` for each setting of domain/voice-settings.ts. The chime may be left
 * out.
 */
const voiceSettings = z.strictObject({
  speakToChild: yesOrNo('speakToChild'),
  readToMe: yesOrNo('readToMe'),
  starForListening: yesOrNo('starForListening'),
  hearMyself: yesOrNo('hearMyself'),
  celebrate: yesOrNo('celebrate').default(true),
});

export const avatar = z.enum(avatars, { error: `avatar must be one of ${avatars.join(', ')}` });

const startingStep = z.enum(stepIds, {
  error: `Choose a starting step from ${stepIds[0]} to ${stepIds.at(-1)}`,
});

/**
 * Changes on /account, in the reader and in the reading check. `readerSettings: null` and
 * `voiceSettings: null` restore the defaults. A starting step brings its level, so `readingLevel` may be left out with it. Another level without a step clears the step.
 * `asksGrownUp` is the family's, whichever child is meant.
 */
export const userChanges = z
  .strictObject({
    age: age.optional(),
    readingLevel: readingLevel.optional(),
    startingStep: startingStep.optional(),
    readerSettings: readerSettings.nullish(),
    voiceSettings: voiceSettings.nullish(),
    asksGrownUp: yesOrNo('asksGrownUp').optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['readingLevel'],
    error:
      'Give an age, a readingLevel, a startingStep, readerSettings, voiceSettings or asksGrownUp',
  })
  .refine(
    ({ readingLevel: level, startingStep: step }) =>
      level === undefined || step === undefined || levelOfStep(step) === level,
    { path: ['startingStep'], error: 'The starting step must be one of the reading level' },
  );

/** The user record. Fields are null until they are known. */
export const user = z.object({
  id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  parentFirstName: z.string().nullable(),
  parentLastName: z.string().nullable(),
  age: z.number().nullable(),
  readingLevel: z.number().nullable(),
  /** The step of that level at which the child begins, such as `2.2`; null for its first. */
  startingStep: z.string().nullable(),
  favoriteGenre: z.string().nullable(),
  /** Null for the defaults. */
  readerSettings: readerSettings.nullable(),
  /** Null for the defaults. */
  voiceSettings: voiceSettings.nullable(),
  /** The animal that the child has chosen; null for none. */
  avatar: avatar.nullable(),
  totalStars: z.number(),
  /** How many children the family has. */
  children: z.number(),
  /** Whether the family wants a grown-up asked before what is a grown-up's to do. */
  asksGrownUp: z.boolean(),
});

/** Times in the file are readable text, such as `2026-11-21T08:30:00.000Z`. */
const moment = z.iso.datetime();

const profile = user.pick({
  firstName: true,
  parentFirstName: true,
  parentLastName: true,
  age: true,
  readingLevel: true,
  startingStep: true,
  favoriteGenre: true,
  readerSettings: true,
  voiceSettings: true,
  avatar: true,
});

/** What is stored about the reading of a child. */
const reading = {
  /** The title is null if the book was deleted. */
  books: z.array(
    z.object({
      bookId: z.string(),
      title: z.string().nullable(),
      currentPage: z.number(),
      finishedAt: moment.nullable(),
      lastReadAt: moment,
    }),
  ),
  /** The reading of each day, in the library's time zone. Pages are counted from 1. */
  readingDays: z.array(
    z.object({
      day: z.iso.date(),
      bookId: z.string(),
      title: z.string().nullable(),
      firstPage: z.number(),
      lastPage: z.number(),
      finishedAt: moment.nullable(),
      /** Whether the book was read to the child. */
      listened: z.boolean(),
      /** How it was finished on this day; null if it was not, or if that was not known then. */
      finishedBy: z.enum(waysToFinish).nullable(),
      lastReadAt: moment,
    }),
  ),
  stars: z.array(
    z.object({
      bookId: z.string(),
      title: z.string().nullable(),
      category: z.string(),
      stars: z.number(),
      earnedAt: moment,
      /** The sounds of the book as it was then, such as `sh:ship`; null if they were not known. */
      sounds: z.array(z.string()).nullable(),
    }),
  ),
  achievements: z.array(
    z.object({ id: z.string(), title: z.string().nullable(), earnedAt: moment }),
  ),
  /** Words with help requests, and how often they were read without help since the last one. */
  practiceWords: z.array(
    z.object({
      word: z.string(),
      bookId: z.string(),
      title: z.string().nullable(),
      asked: z.number(),
      alone: z.number(),
      lastAskedAt: moment,
      learnedAt: moment.nullable(),
    }),
  ),
  /** Words that a parent has heard the child read, with the latest mark of each. */
  heardWords: z.array(
    z.object({
      word: z.string(),
      mark: z.enum(heardMarks),
      bookId: z.string(),
      title: z.string().nullable(),
      heardAt: moment,
    }),
  ),
};

/** The file of 'Download my data': everything that is stored about a user. */
export const userData = z.object({
  createdAt: moment,
  account: z.object({
    id: z.string(),
    email: z.string().nullable(),
    /** Whether the parent has confirmed the address, as of the last sign-in. */
    emailConfirmed: z.boolean(),
    createdAt: moment.nullable(),
    lastChangedAt: moment.nullable(),
    lastSignedInAt: moment,
    asksGrownUp: z.boolean(),
    /** Since when the parent has asked for the weekly letter; null if not. */
    weeklyLetterSince: moment.nullable(),
    /** When the account's first child was removed; null if it was not. */
    firstChildRemovedAt: moment.nullable(),
    /** Set while an account deletion is in progress. */
    deletionBegunAt: moment.nullable(),
  }),
  profile,
  ...reading,
  /** The same about each further child. */
  otherChildren: z.array(
    z.object({
      id: z.string(),
      createdAt: moment,
      lastChangedAt: moment,
      profile: profile.omit({ parentFirstName: true, parentLastName: true }),
      ...reading,
    }),
  ),
  /** Data last synced from the payment provider, which stores the card and invoices. */
  subscriptions: z.array(
    z.object({
      paymentAccount: z.string(),
      customerId: z.string(),
      subscriptionId: z.string().nullable(),
      status: z.enum(subscriptionStatuses).nullable(),
      periodEndsAt: moment.nullable(),
      endsAt: moment.nullable(),
      lastReadAt: moment.nullable(),
      pastDueUntil: moment.nullable(),
      paymentsPaused: z.boolean(),
      paymentsResumeAt: moment.nullable(),
      /** In cents of Australian dollars; null if it is not known. */
      monthlyAmount: z.number().nullable(),
      /** Until when the user is expected to return from the provider's page. */
      awaitedUntil: moment.nullable(),
    }),
  ),
  /** The letters to the parent of the last hundred days, without what they said. */
  letters: z.array(
    z.object({
      kind: z.enum(letterKinds),
      /** The Monday of a week, or a subscription and the end of its period. */
      period: z.string(),
      state: z.enum(letterStates),
      tries: z.number(),
      dueAt: moment,
      notedAt: moment,
    }),
  ),
});

export type UserData = z.output<typeof userData>;
export type User = z.output<typeof user>;
export type SyncBody = z.input<typeof syncBody>;
export type CompleteProfileBody = z.output<typeof completeProfileBody>;
export type UserChanges = z.output<typeof userChanges>;
