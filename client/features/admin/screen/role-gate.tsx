import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Role } from '../../../../domain/access.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { meQuery, useRoleChanges } from '../login/me.ts';
import { useSessionEnd } from '../login/use-admin-session.ts';

/**
 * Renders the workshop once the role of whoever is signed in is known, so that no tab comes or goes under the eyes. What was
 * known stays on the screen while it is read again.
 */
export function RoleGate({
  onSessionOver,
  children,
}: {
  onSessionOver: () => void;
  children: (role: Role) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useQuery(meQuery());
  useSessionEnd(error, onSessionOver);
  useRoleChanges();

  if (data !== undefined) return children(data.role);
  if (error !== null) {
    return (
      <QueryProblem title="The workshop could not be loaded" {...{ error, isFetching, refetch }} />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-160 rounded-card" />
    </>
  );
}
