// Fetches and decodes pictures before their page opens, so that a page turn never waits. Then
// fetches the rest of the book and its hero in the background, so that the child can finish it
// without a network.
import { useEffect, useRef } from 'react';
import type { BookPage } from '../../book-pages/content.ts';
import { fetchPicture } from '../../book-pages/fetch-picture.ts';
import { isSavingData } from '../../browser/saving-data.ts';

/** How many pages ahead are decoded: two turns of two pages. */
const DECODED_AHEAD = 4;
/** How many pages ahead are fetched at most. */
const FETCHED_AHEAD = 60;

type WithPictures = Pick<BookPage, 'pictures'>;

/** The open pages, counted from 1. */
interface Shown {
  first: number;
  last: number;
}

/**
 * Returns the addresses of the pictures to have ready while these pages are open: those of the next
 * two turns first, then those of the previous one.
 */
export function picturesNear(bookPages: readonly WithPictures[], { first, last }: Shown): string[] {
  const ahead = bookPages.slice(last, last + DECODED_AHEAD);
  const previous = bookPages.slice(Math.max(0, first - 3), first - 1);
  return [...new Set([...ahead, ...previous].flatMap(({ pictures }) => pictures))];
}

/** `hero` is the address of the picture at the end. */
export function useReadyPictures(
  bookPages: readonly BookPage[],
  { first, last }: Shown,
  hero: string | null,
): void {
  const ready = useRef(new Map<string, HTMLImageElement>());

  useEffect(() => {
    let isCancelled = false;
    const images = ready.current;
    const near = picturesNear(bookPages, { first, last });
    for (const address of images.keys()) if (!near.includes(address)) images.delete(address);
    const decoded = near.map(async (address) => {
      if (images.has(address)) return;
      const image = fetchPicture(address);
      images.set(address, image);
      // A picture that failed is fetched again at the next page turn.
      await image.decode().catch(() => images.delete(address));
    });
    void Promise.all(decoded).then(async () => {
      const rest = bookPages.slice(last, last + FETCHED_AHEAD).flatMap((page) => page.pictures);
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
  }, [bookPages, first, last, hero]);
}
