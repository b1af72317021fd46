// A flipbook in its frame, of another host or of this library.
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { frameSandbox, SLOW_AFTER } from '../../book-pages/frame.ts';
import { Button } from '../../ui/button.tsx';
import { useOwnFlipbook } from './use-own-flipbook.ts';
import './reader-embed.css';

export const openingMessages = {
  opening: 'Opening the book...',
  slow: 'The book is taking a long time to open.',
  open: '',
};

/**
 * Tracks the loading of the frame. The load event says that something has loaded, but not whether
 * it is the book. `page` is where the book opens, also when it is opened again or at a new address.
 * Later page turns do not change the address.
 */
function useOpening(url: string, page: number) {
  const [opened, open] = useState({ url, page, attempt: 1 });
  if (opened.url !== url) open({ url, page, attempt: opened.attempt });
  const { attempt } = opened;
  const [state, setState] = useState<keyof typeof openingMessages>('opening');
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === 'opening' ? 'slow' : now)),
      SLOW_AFTER,
    );
    return () => clearTimeout(timer);
  }, [attempt]);
  return {
    opened,
    state,
    onOpen: useCallback(() => setState('open'), []),
    openAgain() {
      setState('opening');
      open({ url, page, attempt: attempt + 1 });
    },
  };
}

/** A book in a frame. */
export function FramedFlipbook({
  book,
  flipbookUrl,
  page,
  onPage,
  onRenew,
}: {
  book: Book;
  flipbookUrl: string;
  /** Where the book opens, counted from 1. */
  page: number;
  onPage: (page: number, isLast: boolean) => void;
  /** Called when the address needs a new ticket. */
  onRenew: () => void;
}) {
  const { opened, state, onOpen, openAgain } = useOpening(flipbookUrl, page);
  const frame = useRef<HTMLIFrameElement>(null);
  const { isOwn, renew } = useOwnFlipbook({ flipbookUrl, frame, onOpen, onPage, onRenew });
  const address = opened.page > 1 ? `${opened.url}#page=${opened.page}` : opened.url;
  return (
    <>
      <div className="reader-page reader-embed-place">
        <p role="status" className="reader-opening">
          {openingMessages[state]}
        </p>
        {/* The sandbox attribute comes before the address, so that nothing loads outside the
            sandbox. */}
        <iframe
          ref={frame}
          // A new address gets a new frame: navigating this one would add an entry to the browser
          // history.
          key={`${opened.attempt} ${address}`}
          onLoad={isOwn ? undefined : onOpen}
          title={book.title}
          sandbox={frameSandbox(flipbookUrl, window.location.origin)}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          src={address}
          className="reader-embed"
        />
      </div>
      {/* The library's own flipbook reports that it has loaded, so it needs this help only when it
          is slow. */}
      {(!isOwn || state === 'slow') && (
        <div className={state === 'slow' ? 'reader-help' : 'reader-help reader-help-idle'}>
          Is the book not showing?
          <Button
            variant="quiet"
            className="px-3!"
            onClick={() => {
              openAgain();
              renew();
            }}
          >
            <RotateCw aria-hidden="true" />
            Open it again
          </Button>
        </div>
      )}
    </>
  );
}
