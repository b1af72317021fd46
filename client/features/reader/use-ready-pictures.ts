// Fetches and decodes pictures before their page opens, so that a page turn never waits. Then
// fetches the rest of the book and its hero in the background, so that the child can finish it
// without a network.
import { useEffect, useRef } from 'react';
import type { BookPage } from '../../book-pages/content.ts';
import { isSavingData } from '../../browser/saving-data.ts';

/** How many pages ahead are decoded: two turns of two pages. */
const DECODED_AHEAD = 4;
/** How many pages ahead are fetched at most. */
const FETCHED_AHEAD = 60;

type WithPictures = Pick<BookPage, 'pictures'>;

/**
 * Returns the addresses of the pictures to have ready at `page`, counted from 1: those of the next
 * pages first, then those of the previous ones.
 */
export function picturesNear(bookPages: readonly WithPictures[], page: number): string[] {
  const ahead = bookPages.slice(page, page + DECODED_AHEAD);
  const previous = bookPages.slice(Math.max(0, page - 3), page - 1);
  return [...new Set([...ahead, ...previous].flatMap(({ pictures }) => pictures))];
}

/** Starts to fetch a picture, with a lower priority than those on the screen. */
export function fetchPicture(address: string): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'low';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  return image;
}

/** `lastShown` is the number of the last open page, `hero` the address of the picture at the end. */
export function useReadyPictures(
  bookPages: readonly BookPage[],
  lastShown: number,
  hero: string | null,
): void {
  const ready = useRef(new Map<string, HTMLImageElement>());

  useEffect(() => {
    let isCancelled = false;
    const images = ready.current;
    const near = picturesNear(bookPages, lastShown);
    for (const address of images.keys()) if (!near.includes(address)) images.delete(address);
    const decoded = near.map(async (address) => {
      if (images.has(address)) return;
      const image = fetchPicture(address);
      images.set(address, image);
      // A picture that failed is fetched again at the next page turn.
      await image.decode().catch(() => images.delete(address));
    });
    void Promise.all(decoded).then(async () => {
      const rest = bookPages
        .slice(lastShown, lastShown + FETCHED_AHEAD)
        .flatMap((page) => page.pictures);
      for (const address of [...rest, ...(hero ? [hero] : [])]) {
        if (isCancelled || isSavingData()) return;
        try {
          await fetchPicture(address).decode();
        } catch {
          return;
        }
      }
    });
    return () => void (isCancelled = true);
  }, [bookPages, lastShown, hero]);
}
