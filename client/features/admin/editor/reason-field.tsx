// The reason of a stored book for its level, with the button that saves it in the state that was refused without one.
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { BookForm } from '../drafts/book-form.ts';

export function ReasonField({
  form: { register, formState },
  action,
  isSaving,
  busyText,
  onAction,
}: {
  form: BookForm;
  /** The label of the button; null if no state was refused. */
  action: string | null;
  isSaving: boolean;
  busyText: string;
  onAction: () => void;
}) {
  return (
    <div className="flex flex-col items-start gap-3 sm:col-span-2">
      <Field
        label={`Why it is right for its level${action === null ? ' (optional)' : ''}`}
        hint="Kept with the book. A book whose words do not fit its level needs it to be published."
        error={formState.errors.levelReason?.message}
        className="w-full"
      >
        <TextArea rows={2} maxLength={500} {...register('levelReason')} />
      </Field>
      {action !== null && (
        <Button variant="secondary" busy={isSaving} busyText={busyText} onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}
