import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** A page cannot know whether it is in one. */
export const PRIVATE_WINDOW = 'A private window forgets it when it is closed.';

/** What was typed before a reload, or before the screen was left, is in the editor again. */
export function KeptDraftNotice({
  title,
  text,
  discard,
  onDiscard,
}: {
  title: string;
  text: string;
  /** What the button says. */
  discard: string;
  onDiscard: () => void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Notice
        className="mb-6"
        icon={<RotateCcw aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <Button variant="secondary" className="shrink-0" onClick={() => setIsAsked(true)}>
            {discard}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`${discard}?`}
        text="What you have typed and not saved will be gone."
        confirm="Discard"
        destructive
        onConfirm={onDiscard}
      />
    </>
  );
}
