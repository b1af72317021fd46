// The place at which a book is opened. The child may have read on elsewhere, so the library is asked anew
// each time; what is known here serves where the call fails, or nobody answers soon.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bookProgressQuery } from '../../api/queries.ts';

/** So long a place that is known waits for the library's own, in milliseconds. */
const SOON = 2_000;

/** `isSettled`: the book may be opened at the place that is known by now, if one is. */
export function usePlaceAsked(bookId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const place = useQuery({ ...bookProgressQuery(bookId), enabled, refetchOnMount: 'always' });
  const [isLate, setIsLate] = useState(false);
  const isAwaited = place.data !== undefined && !place.isFetchedAfterMount;

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => {
      setIsLate(true);
      // What comes after that must not take back what is read meanwhile.
      void queryClient.cancelQueries({ queryKey: bookProgressQuery(bookId).queryKey, exact: true });
    }, SOON);
    return () => clearTimeout(timer);
  }, [bookId, isAwaited, queryClient]);

  return { place, isSettled: !isAwaited || isLate };
}
