import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** For a parent whose payment is not confirmed yet: nothing is to be paid again. */
export function AwaitedPayment({
  isChecking,
  onCheck,
}: {
  isChecking: boolean;
  onCheck: () => void;
}) {
  const [hasChecked, setHasChecked] = useState(false);
  return (
    <Card className="mb-6 flex flex-col gap-4 border-sea! sm:flex-row sm:items-center sm:justify-between">
      <div>
        <Card.Title className="mb-1!">Your payment is on its way</Card.Title>
        <p role="status" className="text-ink-soft">
          {hasChecked && !isChecking
            ? 'It is not confirmed yet. Please try again in a minute or two.'
            : 'It is not confirmed yet, which can take a few minutes. You do not need to pay again.'}
        </p>
      </div>
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
    </Card>
  );
}
