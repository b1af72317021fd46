import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { DraftStorageNotice } from '../drafts/draft-storage-notice.tsx';
import { EditConflict } from '../drafts/edit-conflict.tsx';
import type { usePhonicsEdit } from './use-phonics-edit.ts';

/** The form of the heart words or of the soundings. `children` are its fields. */
export function PhonicsForm<Typed>({
  what,
  ref,
  edit: { conflict, isSaving, close },
  onSave,
  children,
}: {
  what: 'heart words' | 'soundings';
  ref: RefObject<HTMLFormElement | null>;
  edit: Pick<ReturnType<typeof usePhonicsEdit<Typed>>, 'conflict' | 'isSaving' | 'close'>;
  onSave: () => void;
  children: Elements;
}) {
  return (
    <form
      ref={ref}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {conflict && (
        <EditConflict heading={`The ${what} have changed since you opened them`} {...conflict} />
      )}
      <DraftStorageNotice />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving} busyText="Saving...">
          {`Save ${what}`}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
