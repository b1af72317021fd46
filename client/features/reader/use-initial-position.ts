// The position at which a book opens. The child may have read on another device, so the position is
// fetched each time. Where one is known, the book opens there at once, and the server's moves it
// only in the first moments, and only while the child has done nothing.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { useIsOffline } from '../../api/connection.ts';
import { bookProgressQuery, progressQuery } from '../../api/queries.ts';

/** How long the server's position may move a book that is open, in milliseconds. */
const MAX_WAIT = 2_000;

/** For so long, in milliseconds, the server's list tells that a book is not begun. It may be begun on another device. */
const LIST_IS_FRESH = 60_000;

/** What a child does to a book that is open: it turns a page, asks for a word, begins to listen. */
const ACTIONS = ['pointerdown', 'keydown', 'click'];

const notBegun = (bookId: string): ProgressEntry => ({
  ...{ bookId, currentPage: 1, completed: false, pawPrints: 0, updatedAt: null },
});

/**
 * Takes the position from the list that the home shows, if the list is newer than what is known of the book alone. Returns
 * whether the server has just said that the book is not begun.
 */
function learnFromList(queryClient: QueryClient, bookId: string): boolean {
  const { queryKey } = bookProgressQuery(bookId);
  const list = queryClient.getQueryState(progressQuery().queryKey);
  const updatedAt = list?.dataUpdatedAt ?? 0;
  if (updatedAt <= (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0)) return false;
  const listed = list?.data?.find((entry) => entry.bookId === bookId);
  const isNew = listed === undefined && Date.now() - updatedAt < LIST_IS_FRESH;
  queryClient.setQueryData(queryKey, isNew ? notBegun(bookId) : listed, { updatedAt });
  return isNew;
}

/**
 * `isOpen`: the book is shown wherever it is known to be, even if that may still move. `openedAt` is where the book opens;
 * undefined if that is not known. It moves at most once, and from then on `isSettled`. `isAnswered`: the server says that it is there,
 * or has just said that it is not begun.
 */
export function useInitialPosition(
  bookId: string,
  { enabled, isOpen }: { enabled: boolean; isOpen: boolean },
) {
  const queryClient = useQueryClient();
  const [isNew] = useState(() => learnFromList(queryClient, bookId));
  const progress = useQuery({ ...bookProgressQuery(bookId), enabled, refetchOnMount: 'always' });
  const [isKept, setIsKept] = useState(false);
  const isOffline = useIsOffline();
  const isRefreshing = progress.data !== undefined && !progress.isFetchedAfterMount;
  const isAwaited = isRefreshing && !isKept;
  const isSettled = progress.data !== undefined && !isAwaited;
  const isAnswered = isNew || (isSettled && !isKept && !progress.isError);

  const [opened, setOpened] = useState({ at: progress.data, isSettled, isAnswered });
  if (!opened.isSettled && (isSettled || opened.at !== progress.data)) {
    setOpened({ at: progress.data, isSettled, isAnswered });
  }

  // In the commit itself: a child may touch the book as soon as it is seen.
  useLayoutEffect(() => {
    if (!isAwaited) return;
    const keep = () => {
      setIsKept(true);
      // A later response must not undo what the child reads in the meantime.
      void queryClient.cancelQueries({ queryKey: bookProgressQuery(bookId).queryKey, exact: true });
    };
    const timer = setTimeout(keep, isOffline ? 0 : MAX_WAIT);
    const done = new AbortController();
    const { signal } = done;
    if (isOpen) {
      // Capturing: the tap that opened the book has passed the window by now.
      for (const type of ACTIONS) addEventListener(type, keep, { capture: true, signal });
    }
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, [bookId, isAwaited, isOffline, isOpen, queryClient]);

  return { progress, openedAt: opened.at, isSettled, isAnswered: opened.isAnswered };
}
