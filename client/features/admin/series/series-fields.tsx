// The series of a book, and its number there. Two books may have the same number, as two stories of one volume do.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { SeriesInput } from './series-input.tsx';
import { toSeriesNumber } from './series-number.ts';
import { bookAt, seriesQuery } from './series-query.ts';

export function SeriesFields({
  form: { register, control, formState },
  bookId,
}: {
  form: BookForm;
  /** The id of a stored book. */
  bookId?: string | undefined;
}) {
  const { errors } = formState;
  const [series, typedNumber] = useWatch({ control, name: ['series', 'seriesNumber'] });
  const [isWanted, setIsWanted] = useState(false);
  const isInSeries = series.trim() !== '';
  // Most books have no series, so nothing is asked for them. Without an answer there are no suggestions.
  const { data: known = [] } = useQuery({ ...seriesQuery(), enabled: isWanted || isInSeries });
  const number = toSeriesNumber(typedNumber);
  const taken = number === null ? undefined : bookAt(known, { series, number, bookId });
  const warning = taken === undefined ? '' : `“${taken}” has this number already.`;
  return (
    <>
      <Field label="Series (optional)" error={errors.series?.message}>
        <SeriesInput known={known} onFocus={() => setIsWanted(true)} {...register('series')} />
      </Field>
      <Field
        label="Number in the series (optional)"
        hint={warning}
        error={errors.seriesNumber?.message}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...register('seriesNumber')} />
        {/* A description that comes while the field has the focus is not read out. */}
        <p role="status" className="sr-only">
          {warning}
        </p>
      </Field>
    </>
  );
}
