// The child's position in one book: the book opens at the saved page, and every page turn is saved.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import {
  openingPage,
  turned,
  type PagesShown,
  type TurnDirection,
} from '../../book-pages/pages.ts';
import { savePosition } from './save-position.ts';

export interface PositionOptions {
  bookId: string;
  progress: ProgressEntry;
  /** Whether the server says that the child is there. Otherwise it may know a newer position, of another device. */
  isAnswered: boolean;
  pageCount: number;
  /** How many pages are open at once. */
  perTurn?: PagesShown;
}

/**
 * `page` is counted from 1. `setPage` is for a book that turns its own pages and reports which one is open. `isUnturned`:
 * the book was opened at its first page, and no page was turned since.
 */
export function usePosition({
  bookId,
  progress,
  isAnswered,
  pageCount,
  perTurn = 1,
}: PositionOptions) {
  const [page, setPage] = useState(() => openingPage(progress, pageCount, perTurn));
  const [lastTurn, setLastTurn] = useState<TurnDirection>('next');
  const [isUnturned, setIsUnturned] = useState(page === 1);
  if (isUnturned && page !== 1) setIsUnturned(false);
  const unturned = useRef<number | null>(page);
  useEffect(() => {
    // A guess must not replace what was read on another device. What a child turns to is no guess.
    if (!isAnswered && page === unturned.current) return;
    unturned.current = null;
    void savePosition(bookId, page);
  }, [bookId, page, isAnswered]);

  const turn = useCallback(
    (direction: TurnDirection) => {
      setLastTurn(direction);
      setPage((now) => turned(now, direction, pageCount, perTurn));
    },
    [pageCount, perTurn],
  );
  const startAgain = useCallback(() => {
    setPage(1);
    setIsUnturned(true);
  }, []);
  return { page, setPage, lastTurn, turn, isUnturned, startAgain };
}
