import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

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
  return (
    <Notice
      className="mb-6"
      icon={<RotateCcw aria-hidden="true" />}
      title={title}
      text={text}
      action={
        <Button variant="secondary" onClick={onDiscard}>
          {discard}
        </Button>
      }
    />
  );
}
