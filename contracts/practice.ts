// Practice words: the events that the reader and the warm-up report, and the practice list.
import { z } from 'zod';
import { bookId } from './books.ts';
import { wordPart } from './phonics.ts';
import { requiredText } from './text.ts';

const MOST_EVENTS = 100;

const eventFields = {
  /** Created by the client, so that a duplicate report counts once. */
  id: z.uuid('id must be a UUID'),
  word: requiredText('Word', 100),
  /** When it happened, in epoch milliseconds. A time in the future counts as now. */
  at: z
    .number({ error: 'at must be a time in epoch milliseconds' })
    .int('at must be a time in epoch milliseconds')
    .min(0, 'at must be a time in epoch milliseconds'),
};

const practiceEvent = z.discriminatedUnion(
  'kind',
  [
    /** The child asked for help with a word of this book. `bookId` is null for a listed word whose book was deleted. */
    z.strictObject({ ...eventFields, kind: z.literal('asked'), bookId: bookId.nullable() }),
    /** The child read a listed word without help. */
    z.strictObject({ ...eventFields, kind: z.literal('alone') }),
  ],
  { error: "kind must be 'asked' or 'alone'" },
);

export const practiceBody = z.strictObject({
  events: z
    .array(practiceEvent, { error: 'events must be a list' })
    .min(1, 'events must have at least one event')
    .max(MOST_EVENTS, `events can have at most ${MOST_EVENTS} events`),
});

/** A word of the practice list. Its breakdown is from the time of the last help request. */
export const practiceWord = z.object({
  /** In lower case, with a straight apostrophe. */
  word: z.string(),
  /** As written in the book, such as 'Sam'. */
  printed: z.string(),
  /** Empty if the breakdown is not known. */
  parts: z.array(wordPart),
  /** Whether it is taught whole at the book's level. */
  isHeartWord: z.boolean(),
  /**
   * The hardest part: the one taught last, or one that no level teaches. Its example is never the word itself or
   * part of it.
   */
  stuckOn: wordPart.nullable(),
  /** A short sentence of the book with the word; null if there is none. */
  sentence: z.string().nullable(),
  /** The book of the last help request; null if it was deleted. */
  book: z.object({ id: bookId, title: z.string() }).nullable(),
  /** The number of help requests. */
  asked: z.number(),
  /** The number of readings without help since the last help request. */
  alone: z.number(),
  /** Epoch milliseconds. */
  lastAskedAt: z.number(),
});

export const practiceList = z.object({
  /** Words with the most help requests first. */
  words: z.array(practiceWord),
  /** Words that left the list within the last thirty days, latest first. */
  learned: z.array(z.string()),
});

export type PracticeEvent = z.output<typeof practiceEvent>;
export type PracticeWord = z.output<typeof practiceWord>;
export type PracticeList = z.output<typeof practiceList>;
