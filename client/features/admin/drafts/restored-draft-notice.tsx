import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Always shown, because a page cannot detect a private window. */
export const PRIVATE_WINDOW = 'A private window forgets it when it is closed.';

/** Tells the owner that an earlier draft has been restored, and offers to discard it. */
export function RestoredDraftNotice({
  title,
  text,
  discard,
  onDiscard,
}: {
  title: string;
  text: string;
  /** The label of the button. */
  discard: string;
  onDiscard: () => void;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Notice
        className="mb-6"
        icon={<RotateCcw aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <Button variant="secondary" className="shrink-0" onClick={() => setIsConfirming(true)}>
            {discard}
          </Button>
        }
      />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={`${discard}?`}
        text="What you have typed and not saved will be gone."
        confirm="Discard"
        destructive
        onConfirm={onDiscard}
      />
    </>
  );
}
