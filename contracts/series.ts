// The series of a book, as the owner sets and sees it.
import { z } from 'zod';
import { LAST_NUMBER } from '../domain/series.ts';
import { text } from './text.ts';

const NUMBER = `Number in the series must be a whole number from 1 to ${LAST_NUMBER}`;

const NO_NAME = 'Name the series, or leave the number empty';

const named = text('Series', 120)
  .nullable()
  .transform((typed) => typed || null);

/** A number of a book in its series. */
const seriesNumber = z.number(NUMBER).int(NUMBER).min(1, NUMBER).max(LAST_NUMBER, NUMBER);

/** The fields of a book. Null or an empty name is no series; without a name the book stays in the series it is in. */
export const inSeries = { series: named.optional(), seriesNumber: seriesNumber.nullish() };

/** The change of many books. They are numbered from `firstNumber` on, in the order in which they are given. */
export const bulkSeries = z
  .strictObject({
    kind: z.literal('series'),
    /** Null takes the books out of their series. */
    series: named,
    firstNumber: seriesNumber.nullish(),
  })
  .superRefine(({ series, firstNumber }, { addIssue }) => {
    if (series !== null || (firstNumber ?? null) === null) return;
    addIssue({ code: 'custom', path: ['firstNumber'], message: NO_NAME });
  });

/** A number needs a series. */
export function checkSeries(
  {
    series,
    seriesNumber,
  }: { series?: string | null | undefined; seriesNumber?: number | null | undefined },
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  if (series || (seriesNumber ?? null) === null) return;
  addIssue({ code: 'custom', path: ['seriesNumber'], message: NO_NAME });
}

/** What is told of a book: absent for a book without a series, or without a number in it. */
export const shownSeries = {
  series: z.string().optional(),
  seriesNumber: z.number().optional(),
};

/** A series with its books, in the order of their numbers; those without a number come last. */
export const seriesOfLibrary = z.object({
  name: z.string(),
  books: z.array(z.object({ id: z.string(), title: z.string(), number: z.number().nullable() })),
});

export type SeriesOfLibrary = z.output<typeof seriesOfLibrary>;
