// The child's position in one book: the book opens at the saved page, and every page turn is saved.
// Without a network, changes wait in the outbox, and the child reads on.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { Completion, ProgressEntry } from '../../../contracts/progress.ts';
import {
  celebrateLate,
  FINISH_FAILED,
  isOutOfReach,
  noteCompletion,
  notePosition,
  PAGE_FAILED,
  sendFinish,
  sendPage,
  toastFailure,
  unsentPositionOf,
} from '../../offline/progress-sync.ts';
import { bookProgressQuery, progressQuery } from '../../api/queries.ts';
import {
  openingPage,
  turned,
  type PagesShown,
  type TurnDirection,
} from '../../book-pages/pages.ts';

export interface PositionOptions {
  bookId: string;
  progress: ProgressEntry;
  pageCount: number;
  /** How many pages are open at once. */
  perTurn?: PagesShown;
}

/** `page` is counted from 1. If the server refuses a page, a toast says so, and the child reads on. */
export function usePosition({ bookId, progress, pageCount, perTurn = 1 }: PositionOptions) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(() => openingPage(progress, pageCount, perTurn));
  const [lastTurn, setLastTurn] = useState<TurnDirection>('next');

  const save = useCallback(
    async (currentPage: number) => {
      const { queryKey } = bookProgressQuery(bookId);
      const completed = queryClient.getQueryData(queryKey)?.completed ?? false;
      notePosition({ bookId, currentPage, completed, updatedAt: Date.now() });
      const outcome = await sendPage(bookId, currentPage);
      if (outcome.state === 'replaced') return;
      if (outcome.state === 'sent') {
        // Skipped if the child has turned the page meanwhile, or the family has signed out.
        if (unsentPositionOf(bookId) === null) {
          queryClient.setQueryData(queryKey, (cached) => cached && outcome.answer);
        }
        return queryClient.invalidateQueries({ queryKey: progressQuery().queryKey, exact: true });
      }
      if (isOutOfReach(outcome.error)) return;
      // The cached position was not saved.
      void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey });
      toastFailure(outcome.error, PAGE_FAILED);
    },
    [queryClient, bookId],
  );
  useEffect(() => void save(page), [save, page]);

  const turn = useCallback(
    (direction: TurnDirection) => {
      setLastTurn(direction);
      setPage((now) => turned(now, direction, pageCount, perTurn));
    },
    [pageCount, perTurn],
  );
  /** `setPage` is for a book that turns its own pages and reports which one is open. */
  return { page, setPage, lastTurn, turn };
}

/** The result of 'Mark Complete': confirmed by the server, or queued until there is a connection. */
export type Finished = { state: 'confirmed'; completion: Completion } | { state: 'queued' };

/**
 * Marks the book complete. The first completion earns the star. Progress, stars and achievements
 * are fetched again.
 */
export function useCompletion({ id: bookId, totalPages }: Pick<Book, 'id' | 'totalPages'>) {
  const queryClient = useQueryClient();
  const mutationKey = ['complete', bookId];
  const [finished, setFinished] = useState<Finished | null>(null);
  // True if the response that awarded the star may have been lost, so the child has not seen the
  // star yet.
  const isStarUnseen = useRef(false);

  const celebrate = useCallback((completion: Completion) => {
    const starAwarded = completion.starAwarded || isStarUnseen.current;
    setFinished({ state: 'confirmed', completion: { ...completion, starAwarded } });
  }, []);
  useEffect(() => celebrateLate(bookId, celebrate), [bookId, celebrate]);

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const cached = () => queryClient.getQueryData(bookProgressQuery(bookId).queryKey);
      const wasCompleted = cached()?.completed;
      const outcome = await sendFinish(bookId);
      if (outcome.state === 'replaced') return;
      if (outcome.state === 'sent') {
        noteCompletion(bookId, outcome.answer);
        return celebrate(outcome.answer);
      }
      isStarUnseen.current ||= wasCompleted === false;
      if (outcome.state === 'refused' || !isOutOfReach(outcome.error)) throw outcome.error;
      const position = cached();
      // The position that the server will save.
      if (position) notePosition({ ...position, currentPage: totalPages, completed: true });
      setFinished({ state: 'queued' });
    },
    onError: (error) => toastFailure(error, FINISH_FAILED),
  });
  return {
    /** Ignores a second tap that comes before the button is disabled. */
    complete() {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
    isPending,
    /** Null until there is a result. */
    finished,
  };
}
