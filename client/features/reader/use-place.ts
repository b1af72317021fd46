// The child's place in one book: opened where it was kept, and kept again with every page. What the
// network does not let through waits in the outbox, and the child reads on.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { Completion, ProgressEntry } from '../../../contracts/progress.ts';
import {
  celebrateLate,
  FINISH_FAILED,
  isOutOfReach,
  noteCompletion,
  notePlace,
  PAGE_FAILED,
  sendFinish,
  sendPage,
  tellFailure,
  unsentPlaceOf,
} from '../../offline/progress-sync.ts';
import { bookProgressQuery, progressQuery } from '../../api/queries.ts';
import { openingPage, turned, type PagesShown, type Turn } from '../../book-pages/pages.ts';

export interface PlaceOptions {
  bookId: string;
  kept: ProgressEntry;
  pageCount: number;
  /** How many pages lie open at once. */
  perTurn?: PagesShown;
}

/** `page` is counted from 1. A page that the server does not take is told, and reading goes on. */
export function usePlace({ bookId, kept, pageCount, perTurn = 1 }: PlaceOptions) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(() => openingPage(kept, pageCount, perTurn));
  const [lastTurn, setLastTurn] = useState<Turn>('next');

  const keep = useCallback(
    async (currentPage: number) => {
      const { queryKey } = bookProgressQuery(bookId);
      const completed = queryClient.getQueryData(queryKey)?.completed ?? false;
      notePlace({ bookId, currentPage, completed, updatedAt: Date.now() });
      const outcome = await sendPage(bookId, currentPage);
      if (outcome.state === 'replaced') return;
      if (outcome.state === 'sent') {
        // Unless the child has turned on meanwhile, or the family has signed out.
        if (unsentPlaceOf(bookId) === null) {
          queryClient.setQueryData(queryKey, (known) => known && outcome.answer);
        }
        return queryClient.invalidateQueries({ queryKey: progressQuery().queryKey, exact: true });
      }
      if (isOutOfReach(outcome.error)) return;
      // What was noted did not happen.
      void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey });
      tellFailure(outcome.error, PAGE_FAILED);
    },
    [queryClient, bookId],
  );
  useEffect(() => void keep(page), [keep, page]);

  const turn = useCallback(
    (way: Turn) => {
      setLastTurn(way);
      setPage((now) => turned(now, way, pageCount, perTurn));
    },
    [pageCount, perTurn],
  );
  /** `setPage` is for a book that turns its own pages, and says which one lies open. */
  return { page, setPage, lastTurn, turn };
}

/** What 'Mark Complete' has come to: an answer, or that the book counts once there is a connection. */
export type Finished = { state: 'answered'; completion: Completion } | { state: 'kept' };

/** 'Mark Complete': the first time earns the star; progress, stars and achievements are read anew. */
export function useCompletion({ id: bookId, totalPages }: Pick<Book, 'id' | 'totalPages'>) {
  const queryClient = useQueryClient();
  const mutationKey = ['complete', bookId];
  const [finished, setFinished] = useState<Finished | null>(null);
  // The answer that brought the star may have been lost on its way: the child has yet to see it.
  const isStarOwed = useRef(false);

  const celebrate = useCallback((completion: Completion) => {
    const starAwarded = completion.starAwarded || isStarOwed.current;
    setFinished({ state: 'answered', completion: { ...completion, starAwarded } });
  }, []);
  useEffect(() => celebrateLate(bookId, celebrate), [bookId, celebrate]);

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const known = () => queryClient.getQueryData(bookProgressQuery(bookId).queryKey);
      const wasCompleted = known()?.completed;
      const outcome = await sendFinish(bookId);
      if (outcome.state === 'replaced') return;
      if (outcome.state === 'sent') {
        noteCompletion(bookId, outcome.answer);
        return celebrate(outcome.answer);
      }
      isStarOwed.current ||= wasCompleted === false;
      if (outcome.state === 'refused' || !isOutOfReach(outcome.error)) throw outcome.error;
      const place = known();
      // As the server will note it.
      if (place) notePlace({ ...place, currentPage: totalPages, completed: true });
      setFinished({ state: 'kept' });
    },
    onError: (error) => tellFailure(error, FINISH_FAILED),
  });
  return {
    /** Two taps in the same moment, before the button could be disabled, are one. */
    complete() {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
    isPending,
    /** Null until it has come to something. */
    finished,
  };
}
