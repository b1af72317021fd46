import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { Notice as NoticeText } from '../../billing/subscription-notice.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** For a parent whose payment is not confirmed yet: lets them check again before they pay again. */
export function AwaitedPayment({
  notice: { title, text },
  isChecking,
  onCheck,
}: {
  notice: NoticeText;
  isChecking: boolean;
  onCheck: () => void;
}) {
  const [hasChecked, setHasChecked] = useState(false);
  const isStillAwaited = hasChecked && !isChecking;
  return (
    <Notice
      className="mb-6"
      icon={<Clock aria-hidden="true" />}
      title={title}
      text={
        <span role="status">
          {isStillAwaited ? 'It is not confirmed yet. Please try again in a minute or two.' : text}
        </span>
      }
      action={
        <Button
          className="shrink-0"
          busy={isChecking}
          busyText="Checking..."
          onClick={() => {
            setHasChecked(true);
            onCheck();
          }}
        >
          Check again
        </Button>
      }
    />
  );
}
