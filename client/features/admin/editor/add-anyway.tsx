import type { UseFormReturn } from 'react-hook-form';
import { levelOf, type Category } from '../../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { TypedBook } from '../drafts/drafts.ts';

/** Lets the owner override a level warning by giving a reason, which is stored with the book. */
export function AddAnyway({
  form: { register, formState },
  category,
  isAdding,
  onAdd,
  children = 'Add anyway',
  busyText = 'Adding...',
}: {
  form: Pick<UseFormReturn<TypedBook>, 'register' | 'formState'>;
  category: Category;
  isAdding: boolean;
  onAdd: () => void;
  /** The label of the button. */
  children?: string;
  busyText?: string;
}) {
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <Field
        label={`Why is it right for Level ${levelOf(category)}?`}
        required
        hint="Kept with the book"
        error={formState.errors.levelReason?.message}
        className="w-full"
      >
        {/* The server rejects a longer reason, possibly when this field is no longer shown. */}
        <TextArea rows={2} maxLength={500} {...register('levelReason')} />
      </Field>
      <Button variant="secondary" busy={isAdding} busyText={busyText} onClick={onAdd}>
        {children}
      </Button>
    </div>
  );
}
