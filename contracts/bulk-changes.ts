// One change to many books of the owner's table at once.
import { z } from 'zod';
import { LAST_NUMBER } from '../domain/series.ts';
import { bookId, category } from './books.ts';
import { publishAt } from './publishing.ts';
import { bulkSeries } from './series.ts';

/** The most books that one call changes, and one export names. */
export const MOST_SELECTED = 200;

const TOO_MANY = `At most ${MOST_SELECTED} books can be chosen at once`;
const NAMED_TWICE = 'A book is chosen twice';

/** The ids of the chosen books. */
const selectedBooks = z
  .array(bookId, { error: 'ids must be a list of the ids of books' })
  .min(1, 'Choose at least one book')
  .max(MOST_SELECTED, { error: TOO_MANY, abort: true })
  .refine((ids) => new Set(ids).size === ids.length, NAMED_TWICE);

const changeKinds = ['publish', 'draft', 'hide', 'schedule', 'level', 'series', 'delete'] as const;

export const bulkChange = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('publish') }),
    z.strictObject({ kind: z.literal('draft') }),
    z.strictObject({ kind: z.literal('hide') }),
    z.strictObject({ kind: z.literal('schedule'), publishAt }),
    z.strictObject({ kind: z.literal('level'), category }),
    bulkSeries,
    z.strictObject({ kind: z.literal('delete') }),
  ],
  { error: `kind must be one of ${changeKinds.join(', ')}` },
);

export const bulkBody = z
  .strictObject({ ids: selectedBooks, change: bulkChange })
  .superRefine(({ ids, change }, { addIssue }) => {
    if (change.kind !== 'series' || (change.firstNumber ?? 1) + ids.length - 1 <= LAST_NUMBER)
      return;
    const message = `The last of these books would have a number over ${LAST_NUMBER}`;
    addIssue({ code: 'custom', path: ['change', 'firstNumber'], message });
  });

/** The number of books that the call has changed: a book that was so already is not counted. */
export const bulkAnswer = z.object({ changed: z.number() });

/** The books of an export, as a list in one text. Without it, all of them. */
export const exportQuery = z.strictObject({
  ids: z
    .string()
    .max(MOST_SELECTED * 65, TOO_MANY)
    .transform((ids) => ids.split(','))
    .pipe(selectedBooks)
    .optional(),
});

export type BulkChange = z.output<typeof bulkChange>;
export type BulkBody = z.output<typeof bulkBody>;
