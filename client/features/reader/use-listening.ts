// Which pages of a book were read to the child since it was opened from the start. Kept until the tab is closed, so that
// a reload forgets nothing.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isListened } from '../../../domain/listening.ts';
import { useChildKey } from '../../auth/chosen-child.ts';
import { saveItem } from '../../browser/storages.ts';
import { hasWordsOn, type BookPage } from '../../book-pages/content.ts';

function readStored(key: string): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((page) => typeof page === 'number') : [];
  } catch {
    return [];
  }
}

/** `page` is where the child is, counted from 1, however many pages are open. */
export function useListening(bookId: string, bookPages: readonly BookPage[], page: number) {
  const key = `read_aloud:${bookId}:${useChildKey()}`;
  const [readAloud] = useState(() => new Set(readStored(key)));
  const store = useCallback(
    () => void saveItem(sessionStorage, key, JSON.stringify([...readAloud])),
    [key, readAloud],
  );
  const withWords = useMemo(
    () => bookPages.flatMap((page, at) => (hasWordsOn(page) ? [at + 1] : [])),
    [bookPages],
  );

  const startAgain = useCallback(() => {
    readAloud.clear();
    store();
  }, [readAloud, store]);

  // A book that is open as a whole is at its start all the time. Leaving it begins it again; a reload does not.
  const isSpread = bookPages.length <= 2;
  useEffect(() => {
    if (page === 1 && !isSpread) startAgain();
  }, [page, isSpread, startAgain]);
  useEffect(() => (isSpread ? startAgain : undefined), [isSpread, startAgain]);

  return {
    /** Forgets what was read aloud: the book begins again. */
    startAgain,
    /** Call when a page was read aloud to its end. */
    noteReadAloud: useCallback(
      (page: number) => {
        readAloud.add(page);
        store();
      },
      [readAloud, store],
    ),
    /** Whether the child listened to the book rather than read it. */
    hasListened: useCallback(() => isListened(readAloud, withWords), [readAloud, withWords]),
  };
}
