// The record of what owners have changed: who, when, what, before and after.
import { z } from 'zod';
import { bookId, LONGEST_PAGE } from './books.ts';
import { text } from './text.ts';
import { wholeNumber } from './whole-number.ts';

/** What can be changed, by the group by which the record is filtered. The names are stored: never rename one. */
export const kindsByGroup = {
  books: [
    'book.added',
    'book.changed',
    'book.deleted',
    'book.restored',
    'book.levelled',
    'book.published',
    'book.drafted',
    'book.hidden',
    'book.scheduled',
    'catalogue.imported',
    'level.ordered',
    'level.as_taught',
  ],
  sounds: [
    'phonics.changed',
    'recording.kept',
    'recording.deleted',
    'narration.kept',
    'narration.deleted',
  ],
  owners: [
    'owner.invited',
    'owner.joined',
    'owner.role_changed',
    'owner.removed',
    'owner.password_changed',
    'owner.second_factor_on',
    'owner.second_factor_off',
    'owner.session_ended',
    'invitation.withdrawn',
  ],
  /** `…_asked` is noted before the payment provider is asked, and becomes the other kind once it has done it. */
  families: [
    'family.end_asked',
    'family.subscription_ended',
    'family.month_asked',
    'family.free_month',
  ],
} as const;

export type ChangeGroup = keyof typeof kindsByGroup;
export type ChangeKind = (typeof kindsByGroup)[ChangeGroup][number];

const changeGroups = Object.keys(kindsByGroup) as ChangeGroup[];

/** For how many days the words of a book stay in the record, and can be restored. */
export const DAYS_OF_WORDS = 30;
/** For how many years an entry stays in the record. */
export const YEARS_OF_CHANGES = 2;

/** The fields of an entry about a book that have its words: the HTML of an inline book, the text of a flipbook. */
export const wordFields = ['content', 'text'] as const;

const changeId = z
  .string()
  .regex(/^[0-9a-f]{12}-[0-9a-f]{16}$/, 'A change is named as the record names it');

/** An entry of the record, without what was before and after. */
export const change = z.object({
  id: changeId,
  /** Epoch milliseconds. */
  at: z.number(),
  /** The username of the owner. */
  by: z.string(),
  /** A `ChangeKind`, or one that a newer release has noted. */
  kind: z.string(),
  /** What was changed, with its name as it was then; null if it is one thing alone, such as the heart words. */
  subject: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
});

/** A page of a book as the record shows it: what its picture shows, or its address, and the words. */
const recordedPage = z.object({ picture: z.string().nullable(), words: z.string() });

/** The value of a field. The pages of an inline book, `content`, are a list of `recordedPage`. */
const recordedValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.array(recordedPage),
]);

/** A field that changed. `before` is omitted for what is new, `after` for what is gone. */
const fieldChange = z.object({
  field: z.string(),
  before: recordedValue.optional(),
  after: recordedValue.optional(),
});

/** An entry with what was before and after. */
export const wholeChange = change.extend({
  changes: z.array(fieldChange),
  /** Whether the words of a book were in it, and are removed by now. */
  isWithoutWords: z.boolean(),
  /** The id of the book that it is about, if the library has it still; omitted by an older server. */
  bookId: bookId.nullable().optional(),
});

/** An entry of one book. */
export const bookChange = change.extend({
  /** Until when the words before it can be restored, in epoch milliseconds; null if it changed no words, or it is too late. */
  restorableUntil: z.number().nullable(),
});

const part = {
  limit: wholeNumber('limit', 1, LONGEST_PAGE).optional(),
  offset: wholeNumber('offset', 0, 1_000_000).optional(),
};

export const bookChangesQuery = z.strictObject({
  ...part,
  /** Only the changes before which the words can be restored. */
  restorable: z.literal('true', { error: 'restorable must be true, or be left out' }).optional(),
});

/** Filter of the record. */
export const changesQuery = z.strictObject({
  ...part,
  group: z
    .enum(changeGroups, { error: `group must be one of ${changeGroups.join(', ')}` })
    .optional(),
  /** The username of an owner. */
  by: text('by', 100).optional(),
  /** The id of what was changed, such as a book's. */
  subject: text('subject', 200).optional(),
});

export const ofChange = z.strictObject({ changeId });
export const ofChangeOfBook = z.strictObject({ bookId, changeId });

export const restoreBody = z.strictObject({
  /** The version of the book that the owner sees. */
  version: z.int('Version must be the number that came with the book').min(1),
});

export type Change = z.output<typeof change>;
export type WholeChange = z.output<typeof wholeChange>;
export type FieldChange = z.output<typeof fieldChange>;
export type RecordedValue = z.output<typeof recordedValue>;
export type RecordedPage = z.output<typeof recordedPage>;
export type BookChange = z.output<typeof bookChange>;
export type ChangesQuery = z.output<typeof changesQuery>;
