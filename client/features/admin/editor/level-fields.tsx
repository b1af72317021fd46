// The check of the words against the level, and the owner's reason to keep a level that they do not fit.
import { Field, TextArea } from '../../../ui/field.tsx';
import type { useLevelCheck } from '../phonics/level-check.ts';
import { WordsCheck } from '../phonics/words-check.tsx';
import { AddAnyway } from './add-anyway.tsx';
import type { EditorCopy } from './editor-copy.ts';
import type { BookEdit } from './use-book-edit.ts';

export function LevelFields({
  edit: { form, edited, hasReason },
  level,
  copy,
  isSaving,
  anyway,
  onAddAnyway,
}: {
  edit: BookEdit;
  level: ReturnType<typeof useLevelCheck>;
  copy: EditorCopy;
  isSaving: boolean;
  /** The label of the button that saves it anyway. */
  anyway: string;
  onAddAnyway: () => void;
}) {
  return (
    <>
      {hasReason && (
        <Field
          label="Why it is right for its level (optional)"
          hint="Kept with the book"
          error={form.formState.errors.levelReason?.message}
          className="sm:col-span-2"
        >
          <TextArea rows={2} maxLength={500} {...form.register('levelReason')} />
        </Field>
      )}
      <WordsCheck
        form={form}
        level={level}
        addAnyway={
          !hasReason && (
            <AddAnyway
              form={form}
              category={edited.book.category}
              isAdding={isSaving}
              onAdd={onAddAnyway}
              busyText={copy.busy}
            >
              {anyway}
            </AddAnyway>
          )
        }
      />
    </>
  );
}
