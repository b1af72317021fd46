import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorBodyOf } from './api.ts';

/** Shows the server's validation messages beside their fields and focuses the first. Returns whether there were any. */
export function showIssues<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values, unknown, FieldValues>, 'setError' | 'getValues'>,
): boolean {
  const fields = Object.keys(form.getValues());
  const known = (errorBodyOf(error)?.issues ?? []).filter(({ field }) => fields.includes(field));
  known.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
