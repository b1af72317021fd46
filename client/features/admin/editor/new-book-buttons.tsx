// The buttons of a new book: it is published at once, kept as a draft, or published later by itself.
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { ScheduleDialog } from '../catalogue/schedule-dialog.tsx';
import type { EditorCopy } from './editor-copy.ts';
import type { FirstState, SavedState } from './first-state.ts';

export function NewBookButtons({
  copy,
  isSaving,
  wanted,
  onValid,
  onSave,
}: {
  copy: Pick<EditorCopy, 'submit' | 'busy'>;
  isSaving: boolean;
  /** The state that was asked for last. */
  wanted: SavedState;
  /** Calls a function if the form is valid; else the form says what is wrong. */
  onValid: (then: () => void) => void;
  onSave: (first: FirstState) => void;
}) {
  const [isScheduling, setIsScheduling] = useState(false);
  const returnFocusTo = useReturnFocus(isScheduling);
  const busy = (state: FirstState['state']) => isSaving && wanted.state === state;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:col-span-2">
      <Button
        type="submit"
        size="lg"
        busy={busy(undefined)}
        busyText={copy.busy}
        disabled={isSaving}
      >
        {copy.submit}
      </Button>
      <Button
        variant="quiet"
        className="px-3!"
        busy={busy('draft')}
        busyText="Saving the draft..."
        disabled={isSaving}
        onClick={() => onSave({ state: 'draft' })}
      >
        Save as a draft
      </Button>
      <Button
        variant="quiet"
        className="px-3!"
        busy={busy('scheduled')}
        busyText="Saving..."
        disabled={isSaving}
        onClick={({ currentTarget }) =>
          onValid(() => {
            returnFocusTo(currentTarget);
            setIsScheduling(true);
          })
        }
      >
        Publish later
      </Button>
      <ScheduleDialog
        open={isScheduling}
        title="Publish this book later"
        onClose={() => setIsScheduling(false)}
        onSchedule={(publishAt) => onSave({ state: 'scheduled', publishAt })}
      />
    </div>
  );
}
