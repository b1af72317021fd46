// The position at which a book opens. The child may have read on another device, so the position is
// fetched each time. If the request fails or is slow, the cached position is used; without a network, at once.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsOffline } from '../../api/connection.ts';
import { bookProgressQuery } from '../../api/queries.ts';

/** How long a cached position waits for the server's, in milliseconds. */
const MAX_WAIT = 2_000;

/** `isSettled`: the book may open at the position known now, if there is one. */
export function useInitialPosition(bookId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const progress = useQuery({ ...bookProgressQuery(bookId), enabled, refetchOnMount: 'always' });
  const [hasTimedOut, setHasTimedOut] = useState(false);
  const isOffline = useIsOffline();
  const isRefreshing = progress.data !== undefined && !progress.isFetchedAfterMount;

  useEffect(() => {
    if (!isRefreshing) return;
    const stopWaiting = () => {
      setHasTimedOut(true);
      // A later response must not undo what the child reads in the meantime.
      void queryClient.cancelQueries({ queryKey: bookProgressQuery(bookId).queryKey, exact: true });
    };
    const timer = setTimeout(stopWaiting, isOffline ? 0 : MAX_WAIT);
    return () => clearTimeout(timer);
  }, [bookId, isOffline, isRefreshing, queryClient]);

  return { progress, isSettled: !isRefreshing || hasTimedOut };
}
