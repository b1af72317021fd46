// The state of a stored book, what can be done with it next, and the way to see the book as a child does.
import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BulkChange } from '../../../../contracts/bulk-changes.ts';
import type { WholeBook } from '../../../../contracts/books.ts';
import { viewPage } from '../../../../contracts/pages.ts';
import { stateNames, type BookState } from '../../../../domain/book-states.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { ScheduleDialog } from '../catalogue/schedule-dialog.tsx';
import { stateMeaning } from '../catalogue/state-copy.ts';
import { useChangeBooks } from '../catalogue/use-change-books.ts';

type Step = 'publish' | 'schedule' | 'hide' | 'draft';

const steps: Record<BookState, readonly Step[]> = {
  published: ['hide', 'draft'],
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'draft'],
  hidden: ['publish', 'draft'],
};

const labels: Record<Step, string> = {
  publish: 'Publish',
  schedule: 'Publish later',
  hide: 'Hide',
  draft: 'Back to draft',
};

/** Moves the focus to the text of the state once the state has changed, because the pressed button may be gone. */
function useFocusOnChange(state: string) {
  const text = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) text.current?.focus();
    before.current = state;
  }, [state]);
  return text;
}

export function BookStateCard({
  book,
  onMisfit,
  onSessionOver,
}: {
  book: WholeBook;
  /** Called if a change was refused because the words do not fit. */
  onMisfit: (change: BulkChange) => void;
  onSessionOver: (failure?: string) => void;
}) {
  const [isScheduling, setIsScheduling] = useState(false);
  const returnFocusTo = useReturnFocus(isScheduling);
  const { change, isChanging, refusal } = useChangeBooks({ onMisfit, onSessionOver });
  const text = useFocusOnChange(`${book.state} ${book.publishAt}`);
  const send = (next: BulkChange) => change({ ids: [book.id], change: next });

  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p ref={text} tabIndex={-1} role="status" className="text-lg outline-none">
          <b>{`${stateNames[book.state]}.`}</b>
          <span>{` ${stateMeaning(book)}`}</span>
        </p>
        <p className="text-[0.95rem] text-ink-soft">
          These buttons act at once. They leave what you are typing as it is.
        </p>
        {refusal !== null && (
          <p role="alert" className="font-bold text-loss">
            {refusal}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {steps[book.state].map((step) => (
          <Button
            key={step}
            variant={step === 'publish' ? 'secondary' : 'quiet'}
            className="px-3!"
            disabled={isChanging}
            onClick={({ currentTarget }) => {
              if (step !== 'schedule') return send({ kind: step });
              returnFocusTo(currentTarget);
              setIsScheduling(true);
            }}
          >
            {step === 'schedule' && book.state === 'scheduled' ? 'Change the time' : labels[step]}
          </Button>
        ))}
        <ButtonLink
          href={viewPage(book.id)}
          state={{ fromEditor: true }}
          variant="quiet"
          className="px-3!"
        >
          <Eye aria-hidden="true" />
          View as a child
        </ButtonLink>
      </div>
      <ScheduleDialog
        open={isScheduling}
        title="Publish this book later"
        publishAt={book.publishAt}
        onClose={() => setIsScheduling(false)}
        onSchedule={(publishAt) => send({ kind: 'schedule', publishAt })}
      />
    </Card>
  );
}
