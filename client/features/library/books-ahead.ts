// Fetches books before they are opened, so that a tap opens them at once: the one that the home offers, and the one whose link
// is about to be tapped.
import { useEffect } from 'react';
import { findPage } from '../../../contracts/pages.ts';
import { isOffline } from '../../api/connection.ts';
import { bookQuery, progressQuery, queryClient } from '../../api/queries.ts';
import { fetchPicture } from '../../book-pages/fetch-picture.ts';
import { openingPage } from '../../book-pages/pages.ts';
import { isSavingData } from '../../browser/saving-data.ts';
import { useCanKeep } from '../../offline/worker.ts';

/** How long the home is shown before it fetches the book that it offers, in milliseconds. */
const QUIET = 1_500;
/** How long a link is pointed at, or has the focus, before its book is fetched, in milliseconds. */
const DWELL = 100;

/** The pictures of the book that was fetched last. Their elements are kept so that they stay decoded. */
let ready: HTMLImageElement[] = [];

async function fetchPicturesAhead(bookId: string, content: string): Promise<void> {
  const { readerPagesOf } = await import('../../book-pages/reader-pages.ts');
  const bookPages = readerPagesOf(content);
  const entries = queryClient.getQueryData(progressQuery().queryKey) ?? [];
  const entry = entries.find((one) => one.bookId === bookId) ?? null;
  const page = openingPage(entry, bookPages.length);
  // Whichever of them is open beside it.
  const near = bookPages.slice(Math.max(0, page - 2), page + 1);
  ready = near.flatMap(({ pictures }) => pictures.map((address) => fetchPicture(address)));
  await Promise.all(ready.map((picture) => picture.decode()));
}

async function fetchAhead(bookId: string): Promise<void> {
  if (isSavingData() || isOffline()) return;
  try {
    const { content } = await queryClient.ensureQueryData(bookQuery(bookId));
    if (content !== null) await fetchPicturesAhead(bookId, content);
  } catch {
    // It is fetched when it is opened.
  }
}

function bookAt({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link && findPage(link.pathname);
  return page?.name === 'reading' ? page.params['bookId'] : undefined;
}

/** `offered` is the id of the book that the home offers. Where nothing is kept, it is fetched only when it is about to be opened. */
export function useBooksAhead(offered: string | undefined): void {
  const canKeep = useCanKeep();
  useEffect(() => {
    if (!canKeep || offered === undefined) return;
    const timer = setTimeout(() => void fetchAhead(offered), QUIET);
    return () => clearTimeout(timer);
  }, [canKeep, offered]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = new AbortController();
    const listenTo = (type: string, delay: number) =>
      document.addEventListener(
        type,
        (event) => {
          const bookId = bookAt(event);
          clearTimeout(timer);
          if (bookId === undefined) return;
          if (delay === 0) void fetchAhead(bookId);
          else timer = setTimeout(() => void fetchAhead(bookId), delay);
        },
        { passive: true, signal: done.signal },
      );
    listenTo('pointerover', DWELL);
    listenTo('focusin', DWELL);
    listenTo('pointerdown', 0);
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, []);
}
