// The child's place in one book: opened where it was kept, and kept again with every page.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { call } from '../../api.ts';
import {
  achievementsQuery,
  bookProgressQuery,
  progressQuery,
  refreshFit,
  userQuery,
} from '../../queries.ts';
import { toast } from '../../ui/toast.tsx';
import { handleUnauthorized } from '../../unauthorized.ts';
import { createPageRecorder } from './page-recorder.ts';
import { openingPage, turned, type Turn } from './pages.ts';
import { notePlace } from './place-cache.ts';

export interface PlaceOptions {
  bookId: string;
  kept: ProgressEntry;
  pageCount: number;
}

/** `page` is counted from 1. A page that cannot be kept is told, and reading goes on. */
export function usePlace({ bookId, kept, pageCount }: PlaceOptions) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(() => openingPage(kept, pageCount));
  const [lastTurn, setLastTurn] = useState<Turn>('next');
  const [recorder] = useState(() =>
    createPageRecorder(
      async (currentPage) => {
        const { completed } = queryClient.getQueryData(bookProgressQuery(bookId).queryKey) ?? kept;
        notePlace(queryClient, { bookId, currentPage, completed, updatedAt: Date.now() });
        const entry = await call('POST /api/progress', { body: { bookId, currentPage } });
        queryClient.setQueryData(bookProgressQuery(bookId).queryKey, entry);
        await queryClient.invalidateQueries({ queryKey: progressQuery().queryKey, exact: true });
      },
      (error) => {
        // What was noted did not happen.
        void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey });
        if (handleUnauthorized(error)) return;
        toast({ title: 'Failed to update progress', destructive: true });
      },
    ),
  );
  useEffect(() => recorder.record(page), [recorder, page]);

  const turn = useCallback(
    (way: Turn) => {
      setLastTurn(way);
      setPage((now) => turned(now, way, pageCount));
    },
    [pageCount],
  );
  return { page, lastTurn, turn };
}

/** 'Mark Complete': the first time earns the star; progress, stars and achievements are read anew. */
export function useCompletion(bookId: string) {
  const queryClient = useQueryClient();
  const mutationKey = ['complete', bookId];
  const placeKey = bookProgressQuery(bookId).queryKey;
  // The answer that brought the star may have been lost on its way: the child has yet to see it.
  const isStarOwed = useRef(false);
  const { mutate, isPending, data } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const params = { bookId };
      const answer = await call('POST /api/progress/{bookId}/complete', { params, body: {} });
      return isStarOwed.current ? { ...answer, starAwarded: true } : answer;
    },
    onSuccess: ({ totalStars }) => {
      const place = queryClient.getQueryData(placeKey);
      if (place) notePlace(queryClient, { ...place, completed: true });
      queryClient.setQueryData(userQuery().queryKey, (user) => user && { ...user, totalStars });
      for (const { queryKey } of [progressQuery(), userQuery(), achievementsQuery()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      refreshFit();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      isStarOwed.current ||= queryClient.getQueryData(placeKey)?.completed === false;
      toast({ title: 'Error', text: 'Failed to complete book', destructive: true });
    },
  });
  return {
    /** Two taps in the same moment, before the button could be disabled, are one. */
    complete() {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
    isPending,
    /** The server's answer, once there is one. */
    data,
  };
}
