// 'Listen to me read': the words that a parent has heard the child read, with a mark each.
import { z } from 'zod';
import { heardMarks, MOST_HEARD } from '../domain/heard-words.ts';
import { bookId } from './books.ts';
import { requiredText } from './text.ts';

const marks = `mark must be one of ${heardMarks.join(', ')}`;

const heardWord = z.strictObject({
  word: requiredText('Word', 100),
  mark: z.enum(heardMarks, { error: marks }),
});

export const heardWordsBody = z.strictObject({
  /** Created by the client, so that a duplicate report counts once. */
  id: z.uuid('id must be a UUID'),
  bookId,
  /** When the parent listened, in epoch milliseconds. A time in the future counts as now. */
  heardAt: z
    .number({ error: 'heardAt must be a time in epoch milliseconds' })
    .int('heardAt must be a time in epoch milliseconds')
    .min(0, 'heardAt must be a time in epoch milliseconds'),
  /** A word with several marks has the worst of them. */
  marks: z
    .array(heardWord, { error: 'marks must be a list' })
    .min(1, 'marks must have at least one word')
    .max(MOST_HEARD, `marks can have at most ${MOST_HEARD} words`),
});

/** How many words have each mark, the latest of each word. */
export const heardCounts = z.object({ well: z.number(), helped: z.number(), missed: z.number() });
