// A CSV file of titles, levels, addresses and words, of which drafts are made: first looked at, then added.
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { addedText } from './list-copy.ts';
import { ListChooser } from './list-chooser.tsx';
import { ListPlanView } from './list-plan-view.tsx';
import { useBookList } from './use-book-list.ts';

export function BookListCard({
  onShowDrafts,
  onSessionOver,
}: {
  /** Shows the drafts among the books. */
  onShowDrafts: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const { take, isChecking, checkedAt, list, failure, added, ...adding } =
    useBookList(onSessionOver);
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef<HTMLParagraphElement>(null);

  // What was found takes the focus, as does what was added: the button is gone.
  useEffect(() => {
    if (checkedAt > 0) heading.current?.focus();
  }, [checkedAt]);
  useEffect(() => {
    if (added !== undefined) done.current?.focus();
  }, [added]);

  return (
    <Card>
      <Card.Title>A book list</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Your list from a spreadsheet, saved as CSV: each row becomes a draft. Nothing is added
        before you have seen what would be made. No book of the library changes.
      </p>
      <ListChooser isChecking={isChecking} isBusy={isChecking || adding.isAdding} onFiles={take} />
      <div className="mt-6 empty:hidden">
        {failure !== null && (
          <>
            <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
              This list cannot be used
            </h3>
            <p role="alert" className="max-w-prose wrap-anywhere">
              {failure}
            </p>
          </>
        )}
        {failure === null && list && (
          <ListPlanView
            key={list.plan.digest}
            plan={list.plan}
            heading={heading}
            isAdding={adding.isAdding}
            isOutdated={adding.isOutdated}
            onAdd={adding.add}
            onLookAgain={adding.lookAgain}
          />
        )}
        {added !== undefined && (
          <div className="flex flex-wrap items-center gap-4">
            <p ref={done} tabIndex={-1} role="status" className="text-lg font-bold outline-none">
              {addedText(added)}
            </p>
            <Button variant="secondary" onClick={onShowDrafts}>
              Show the drafts
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
