// The order of a level, in place of the table of books.
import { useEffect, useRef, useState } from 'react';
import { MOST_IN_ORDER } from '../../../../contracts/level-order.ts';
import { levelOf, type Category, levelTitle } from '../../../../domain/levels.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { OrderList } from './order-list.tsx';
import { useLevelOrder } from './use-level-order.ts';

const LEAD =
  'Drag the books into the order in which families see them in this level. What a child is offered next still goes by the sounds of the books; this order decides where they fit equally well.';
const AS_TAUGHT =
  'The books come in the order of their sounds again. The order that was given to this level is gone.';

export function LevelOrder({
  category,
  onDone,
  onSessionOver,
}: {
  category: Category;
  /** Called when the order is saved, or left as it was. */
  onDone: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const order = useLevelOrder(category, { onDone, onSessionOver });
  const { stored, books, refusal } = order;
  const [isAsked, setIsAsked] = useState(false);
  const returnFocusTo = useReturnFocus(isAsked);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus alone may leave the list below the fold.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView();
  }, []);
  const isTooLong = books.length > MOST_IN_ORDER;
  const canOrder = books.length > 0 && !isTooLong;

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-2 scroll-mt-6 text-2xl outline-none">
        {`The order of ${levelTitle(category)}`}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{LEAD}</p>
      {stored.isPending ? (
        <>
          <p role="status" className="sr-only">
            Loading the books...
          </p>
          <Skeleton className="h-80" />
        </>
      ) : stored.data === undefined ? (
        <QueryProblem
          title="The books could not be loaded"
          error={stored.error}
          isFetching={stored.isFetching}
          refetch={stored.refetch}
        />
      ) : isTooLong ? (
        <Problem
          title="This level has too many books to put in order"
          text={`An order can have at most ${MOST_IN_ORDER} books.`}
        />
      ) : books.length === 0 ? (
        <Problem title="There is no book in this level." />
      ) : (
        <OrderList books={books} isFixed={order.isSaving} onMove={order.move} />
      )}
      <div className="sticky bottom-0 mt-4 flex flex-col gap-2 border-t border-line bg-page py-3">
        {refusal !== null && (
          <p role="alert" className="font-bold text-loss">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {canOrder && (
            <Button
              busy={order.isSaving}
              busyText="Saving..."
              disabled={!order.isMoved}
              onClick={order.save}
            >
              Save the order
            </Button>
          )}
          <Button variant="secondary" disabled={order.isSaving} onClick={order.cancel}>
            {order.isMoved ? 'Cancel' : 'Back to all books'}
          </Button>
          {order.isOrdered && (
            <Button
              variant="quiet"
              disabled={order.isSaving}
              onClick={({ currentTarget }) => {
                returnFocusTo(currentTarget);
                setIsAsked(true);
              }}
            >
              As taught
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Put Level ${levelOf(category)} in the order as taught?`}
        text={AS_TAUGHT}
        confirm="As taught"
        onConfirm={order.orderAsTaught}
      />
    </>
  );
}
