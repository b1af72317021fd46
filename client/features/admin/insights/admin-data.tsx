// Renders the data of a query on the admin screen, with its loading state and a 'Try again' button on failure. Data that is
// there stays when it cannot be read again.
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../../api/api.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSessionEnd } from '../login/use-admin-session.ts';

export function AdminData<T>({
  query: { data, error, isFetching, refetch },
  what,
  onSessionOver,
  children,
}: {
  query: UseQueryResult<T>;
  /** Such as 'The map'. */
  what: string;
  onSessionOver: () => void;
  children: (data: T) => Elements;
}) {
  useSessionEnd(error, onSessionOver);

  if (data !== undefined) {
    return (
      <>
        {error !== null && (
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <p role="alert" className="max-w-prose">
              {`${what} could not be loaded again. What you see is from before. ${messageOf(error, 'Please try again in a moment.')}`}
            </p>
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {children(data)}
      </>
    );
  }
  if (error !== null) {
    return (
      <QueryProblem title={`${what} could not be loaded`} {...{ error, isFetching, refetch }} />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-120" />
    </>
  );
}
