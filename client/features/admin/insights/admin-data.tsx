// Renders the data of a query on the admin screen, with its loading state and a 'Try again' button on failure.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProblem } from '../../../loading/query-problem.tsx';
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
  children: (data: T) => ReactNode;
}) {
  useSessionEnd(error, onSessionOver);

  if (error !== null) {
    return (
      <QueryProblem title={`${what} could not be loaded`} {...{ error, isFetching, refetch }} />
    );
  }
  if (data !== undefined) return children(data);
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-120" />
    </>
  );
}
