import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../api/api.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { isWrongCredential } from '../login/use-admin-session.ts';

/**
 * Says why a form with the field `password` was refused: beside that field if it is wrong, beside the fields that the server
 * names, or in a toast with the title `failed`.
 */
export function showPasswordFailure<Values extends { password: string }>(
  error: unknown,
  form: Pick<UseFormReturn<Values, unknown, FieldValues>, 'setError' | 'getValues'>,
  { failed, onSessionOver }: { failed: string; onSessionOver: (failed: string) => void },
): void {
  if (isWrongCredential(error)) {
    const message = messageOf(error, failed);
    form.setError('password' as Path<Values>, { message }, { shouldFocus: true });
  } else if (!showIssues(error, form)) {
    toastOwnerFailure(error, failed, onSessionOver);
  }
}
