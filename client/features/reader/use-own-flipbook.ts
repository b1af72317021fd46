// A flipbook of the library's own opens by a ticket that holds for some hours: a tablet that slept
// through the night wakes with an old one, and the book goes on where it was with a new one.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { FlipbookKey, FlipbookNews } from '../../../contracts/flipbooks.ts';
import { bookQuery } from '../../queries.ts';

/** A frame that asks for another ticket again and again is heard so often, in milliseconds. */
const ASKED_EVERY = 20_000;
/** Keys that turn pages, wherever on the screen they are pressed. */
const TURNING = ['ArrowLeft', 'ArrowRight'];

/** The address to open, and how to come by a newer one. Any other host's flipbook stays as it is. */
export function useOwnFlipbook(
  bookId: string,
  flipbookUrl: string,
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const queryClient = useQueryClient();
  const isOwn = ownFlipbookId(flipbookUrl) !== null;
  const page = useRef(1);
  const askedAt = useRef(-Infinity);
  /** With which page an address opens. */
  const [starts, setStarts] = useState<Record<string, number>>({});

  const renew = useCallback(() => {
    if (!isOwn || Date.now() - askedAt.current < ASKED_EVERY) return;
    askedAt.current = Date.now();
    queryClient.fetchQuery({ ...bookQuery(bookId), staleTime: 0 }).then(
      (book) => setStarts({ [book.flipbookUrl ?? '']: page.current }),
      // The frame says itself what can be done.
      () => {},
    );
  }, [bookId, isOwn, queryClient]);

  useEffect(() => {
    if (!isOwn) return;
    const hear = ({ data, source }: MessageEvent<Partial<FlipbookNews> | null>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data?.flipbook === 'page' && Number.isInteger(data.page)) page.current = data.page ?? 1;
      if (data?.flipbook === 'lost') renew();
    };
    const pass = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!TURNING.includes(event.key) || document.querySelector('[role=dialog]')) return;
      const key: FlipbookKey = { flipbook: 'key', key: event.key };
      // The frame has no origin that it could be addressed by.
      frame.current?.contentWindow?.postMessage(key, '*');
    };
    window.addEventListener('message', hear);
    window.addEventListener('keydown', pass);
    return () => {
      window.removeEventListener('message', hear);
      window.removeEventListener('keydown', pass);
    };
  }, [frame, isOwn, renew]);

  const start = starts[flipbookUrl] ?? 1;
  return { address: start > 1 ? `${flipbookUrl}#page=${start}` : flipbookUrl, renew };
}
