import type { UseFormReturn } from 'react-hook-form';
import { levelOf, type Category } from '../../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { TypedBook } from '../drafts/drafts.ts';

/** The way past a warning: a reason, which is kept with the book. */
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
  /** What the button says. */
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
        {/* A longer one would be refused, perhaps when this field is no longer shown. */}
        <TextArea rows={2} maxLength={500} {...register('levelReason')} />
      </Field>
      <Button variant="secondary" busy={isAdding} busyText={busyText} onClick={onAdd}>
        {children}
      </Button>
    </div>
  );
}
