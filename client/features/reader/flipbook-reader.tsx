// Shows a flipbook in a frame that fills the screen. The flipbook comes from another host, or from
// this library.
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { frameSandbox } from '../../book-pages/frame.ts';
import { Button } from '../../ui/button.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { useOwnFlipbook } from './use-own-flipbook.ts';
import { usePosition } from './use-position.ts';
import './reader-embed.css';

/** After this time, in milliseconds, the book counts as slow to open. */
const SLOW_AFTER = 8_000;

const openingMessages = {
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

/**
 * Shows a book whose frame turns its own pages. For a flipbook of another host, only its opening is
 * recorded.
 */
export function FlipbookReader({
  book,
  flipbookUrl,
  progress,
}: {
  book: Book;
  flipbookUrl: string;
  progress: ProgressEntry;
}) {
  const { page, setPage, isUnturned } = usePosition({
    bookId: book.id,
    progress,
    pageCount: book.totalPages,
  });
  const [isLast, setIsLast] = useState(false);
  const { opened, state, onOpen, openAgain } = useOpening(flipbookUrl, page);
  const frame = useRef<HTMLIFrameElement>(null);
  const onPage = useCallback(
    (shown: number, isLast: boolean) => {
      setPage(shown);
      setIsLast(isLast);
    },
    [setPage],
  );
  const { isOwn, renew } = useOwnFlipbook({ bookId: book.id, flipbookUrl, frame, onOpen, onPage });
  const address = opened.page > 1 ? `${opened.url}#page=${opened.page}` : opened.url;
  // Nobody can see whether the pages of another host's flipbook are turned.
  const isUnread = isOwn && isUnturned && !isLast && book.totalPages > 1;
  return (
    <ReaderFrame book={book} kind="frame" isLastPage={isLast} isUnread={isUnread}>
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
    </ReaderFrame>
  );
}
