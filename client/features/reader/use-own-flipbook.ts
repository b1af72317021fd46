// Exchanges messages with the frame of one of the library's own flipbooks: which page is open, that
// a key was pressed outside the frame, and that the frame's ticket has expired. A tablet that slept
// through the night wakes with an expired ticket, and the book continues with a new one.
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { FlipbookMessage, FlipbookTurn } from '../../../contracts/flipbooks.ts';
import type { TurnDirection } from '../../book-pages/pages.ts';
import { useTurningKeys } from './use-turning.ts';

/**
 * The shortest time between two renewals of the ticket, in milliseconds, however often the frame
 * asks.
 */
const MIN_RENEW_INTERVAL = 20_000;

export interface OwnFlipbook {
  flipbookUrl: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Called when the frame shows its pages, or explains why it cannot. */
  onOpen: () => void;
  onPage: (page: number, isLast: boolean) => void;
  /** Called when the frame needs an address with a new ticket (`useRenewal`). */
  onRenew: () => void;
}

/** Returns a function that fetches the book again, with a new ticket in its address, but not too often. */
export function useRenewal(fetchAgain: () => Promise<unknown>): () => void {
  const renewedAt = useRef(-Infinity);
  return useCallback(() => {
    if (Date.now() - renewedAt.current < MIN_RENEW_INTERVAL) return;
    renewedAt.current = Date.now();
    // If this fails, the flipbook itself explains what can be done.
    fetchAgain().catch(() => {});
  }, [fetchAgain]);
}

/** `renew` fetches an address with a new ticket. Flipbooks of other hosts are ignored. */
export function useOwnFlipbook({ flipbookUrl, frame, onOpen, onPage, onRenew }: OwnFlipbook) {
  const isOwn = ownFlipbookId(flipbookUrl) !== null;
  const renew = useCallback(() => {
    if (isOwn) onRenew();
  }, [onRenew, isOwn]);

  useEffect(() => {
    if (!isOwn) return;
    // The frame is sandboxed, so its messages have the origin 'null'; `source` identifies the
    // frame.
    const onMessage = ({ data, origin, source }: MessageEvent<FlipbookMessage | null>) => {
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return;
      onOpen();
      if (data?.flipbook === 'page' && Number.isInteger(data.page)) onPage(data.page, data.isLast);
      if (data?.flipbook === 'lost') renew();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, isOwn, onOpen, onPage, renew]);

  const turn = useCallback(
    (direction: TurnDirection) => {
      const message: FlipbookTurn = { flipbook: 'turn', way: direction };
      // A sandboxed frame has no origin to address.
      frame.current?.contentWindow?.postMessage(message, '*');
    },
    [frame],
  );
  useTurningKeys(isOwn ? turn : null);
  return { isOwn, renew };
}
