// What the reader and the frame of a flipbook of the library's own say to each other: which page lies
// open, that a key was pressed outside of the frame, and that the ticket it was opened by has ended. A
// tablet that slept through the night wakes with an old one, and the book goes on with a new one.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { FlipbookNews, FlipbookTurn } from '../../../contracts/flipbooks.ts';
import type { Turn } from '../../book-pages/pages.ts';
import { bookQuery } from '../../api/queries.ts';
import { useTurningKeys } from './use-turning.ts';

/** A frame that asks for another ticket again and again is heard so often, in milliseconds. */
const ASKED_EVERY = 20_000;

export interface OwnFlipbook {
  bookId: string;
  flipbookUrl: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** It shows its pages, or says why not. */
  onOpen: () => void;
  onPage: (page: number, isLast: boolean) => void;
}

/** `renew` asks for an address with a new ticket. Any other host's flipbook is left alone. */
export function useOwnFlipbook({ bookId, flipbookUrl, frame, onOpen, onPage }: OwnFlipbook) {
  const queryClient = useQueryClient();
  const isOwn = ownFlipbookId(flipbookUrl) !== null;
  const askedAt = useRef(-Infinity);

  const renew = useCallback(() => {
    if (!isOwn || Date.now() - askedAt.current < ASKED_EVERY) return;
    askedAt.current = Date.now();
    // Where it fails, the frame says itself what can be done.
    queryClient.fetchQuery({ ...bookQuery(bookId), staleTime: 0 }).catch(() => {});
  }, [bookId, isOwn, queryClient]);

  useEffect(() => {
    if (!isOwn) return;
    // The frame is sandboxed: the origin of what it says is 'null', and whose it is says the source.
    const hear = ({ data, origin, source }: MessageEvent<FlipbookNews | null>) => {
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return;
      onOpen();
      if (data?.flipbook === 'page' && Number.isInteger(data.page)) onPage(data.page, data.isLast);
      if (data?.flipbook === 'lost') renew();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, isOwn, onOpen, onPage, renew]);

  const turn = useCallback(
    (way: Turn) => {
      const wish: FlipbookTurn = { flipbook: 'turn', way };
      // The frame has no origin that it could be addressed by.
      frame.current?.contentWindow?.postMessage(wish, '*');
    },
    [frame],
  );
  useTurningKeys(isOwn ? turn : null);
  return { isOwn, renew };
}
