// Pictures are fetched and decoded before their page is turned to, so that a turn never waits; then, in
// its own time, the rest of the book, so that it can be read to its end where the network is lost.
import { useEffect, useRef } from 'react';
import type { BookPage } from '../../book-pages/content.ts';

/** How many pages ahead are decoded: two turns of two pages. */
const AHEAD = 4;
/** How many pages of a book are fetched in all before they are asked for. */
const AT_MOST = 60;

type Pictured = Pick<BookPage, 'pictures'>;

/** Addresses of the pictures to have ready at `page` (from 1): those ahead first, then the page behind. */
export function picturesNear(bookPages: readonly Pictured[], page: number): string[] {
  const ahead = bookPages.slice(page, page + AHEAD);
  const behind = bookPages.slice(Math.max(0, page - 3), page - 1);
  return [...new Set([...ahead, ...behind].flatMap(({ pictures }) => pictures))];
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Starts to fetch a picture, after those that are on the screen. */
function fetchPicture(address: string): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
  return image;
}

/** `lastShown` is the last of the pages that are open. */
export function useReadyPictures(bookPages: readonly BookPage[], lastShown: number): void {
  const ready = useRef(new Map<string, HTMLImageElement>());

  useEffect(() => {
    let isOver = false;
    const kept = ready.current;
    const near = picturesNear(bookPages, lastShown);
    for (const address of kept.keys()) if (!near.includes(address)) kept.delete(address);
    const decoded = near.map(async (address) => {
      if (kept.has(address)) return;
      const image = fetchPicture(address);
      kept.set(address, image);
      // One that did not arrive is asked for again with the next turn.
      await image.decode().catch(() => kept.delete(address));
    });
    void Promise.all(decoded).then(async () => {
      const rest = bookPages.slice(lastShown, lastShown + AT_MOST).flatMap((page) => page.pictures);
      for (const address of rest) {
        if (isOver || isSparing()) return;
        try {
          await fetchPicture(address).decode();
        } catch {
          return;
        }
      }
    });
    return () => void (isOver = true);
  }, [bookPages, lastShown]);
}
