// The words a child practises: what the reader and the warm-up tell of them, and the list.
import { z } from 'zod';
import { bookId } from './books.ts';
import { wordPart } from './phonics.ts';
import { requiredText } from './text.ts';

const MOST_EVENTS = 100;

const told = {
  /** Made by whoever tells it, so that what is told twice counts once. */
  id: z.uuid('id must be a UUID'),
  word: requiredText('Word', 100),
  /** When it was, in epoch milliseconds. A time of the future is taken for now. */
  at: z
    .number({ error: 'at must be a time in epoch milliseconds' })
    .int('at must be a time in epoch milliseconds')
    .min(0, 'at must be a time in epoch milliseconds'),
};

const practiceEvent = z.discriminatedUnion(
  'kind',
  [
    /** The child asked for a word of this book; null for a word of the list whose book has gone. */
    z.strictObject({ ...told, kind: z.literal('asked'), bookId: bookId.nullable() }),
    /** The child read a word of the list without help. */
    z.strictObject({ ...told, kind: z.literal('alone') }),
  ],
  { error: "kind must be 'asked' or 'alone'" },
);

export const practiceBody = z.strictObject({
  events: z
    .array(practiceEvent, { error: 'events must be a list' })
    .min(1, 'events must have at least one event')
    .max(MOST_EVENTS, `events can have at most ${MOST_EVENTS} events`),
});

/** A word of the list. What is told of its making is as it was when it was last asked for. */
export const practiceWord = z.object({
  /** In lower case, with a straight apostrophe. */
  word: z.string(),
  /** As its book writes it, such as 'Sam'. */
  printed: z.string(),
  /** None where nobody knows how it is made. */
  parts: z.array(wordPart),
  /** Whether it is taught whole at the level of its book. */
  isHeartWord: z.boolean(),
  /**
   * The part that makes it hard: the latest taught, or the one to be learned by heart. Its example is never
   * the word itself, nor one heard in it.
   */
  stuckOn: wordPart.nullable(),
  /** A short sentence of the book that has it; null where there is none. */
  sentence: z.string().nullable(),
  /** Where it was last asked for; null where the book has left the library. */
  book: z.object({ id: bookId, title: z.string() }).nullable(),
  /** How often it was asked for. */
  asked: z.number(),
  /** How often it was read without help since then. */
  alone: z.number(),
  /** Epoch milliseconds. */
  lastAskedAt: z.number(),
});

export const practiceList = z.object({
  /** Those asked for most often first. */
  words: z.array(practiceWord),
  /** Those that have left the list within the last thirty days, the latest first. */
  learned: z.array(z.string()),
});

export type PracticeEvent = z.output<typeof practiceEvent>;
export type PracticeWord = z.output<typeof practiceWord>;
export type PracticeList = z.output<typeof practiceList>;
