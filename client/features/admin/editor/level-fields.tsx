// The check of the words against the level, and the owner's reason to keep a level that they do not fit.
import type { useLevelCheck } from '../phonics/level-check.ts';
import { WordsCheck } from '../phonics/words-check.tsx';
import { AddAnyway } from './add-anyway.tsx';
import type { EditorCopy } from './editor-copy.ts';
import { ReasonField } from './reason-field.tsx';
import type { BookEdit } from './use-book-edit.ts';

export function LevelFields({
  edit: { form, edited },
  level,
  copy,
  isSaving,
  asksReason,
  refused,
  anyway,
  onSaveRefused,
  onAddAnyway,
}: {
  edit: BookEdit;
  level: ReturnType<typeof useLevelCheck>;
  copy: EditorCopy;
  isSaving: boolean;
  /** Whether the reason is an ordinary field. */
  asksReason: boolean;
  /** The label of the button that saves it in the state that was refused; null if none was. */
  refused: string | null;
  onSaveRefused: () => void;
  /** The label of the button that saves it anyway. */
  anyway: string;
  onAddAnyway: () => void;
}) {
  return (
    <>
      {asksReason && (
        <ReasonField
          {...{ form, isSaving }}
          action={refused}
          busyText={copy.busy}
          onAction={onSaveRefused}
        />
      )}
      <WordsCheck
        form={form}
        level={level}
        addAnyway={
          !asksReason && (
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
