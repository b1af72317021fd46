// A flipbook in a frame that fills the screen: another host's, or the library's own.
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { frameSandbox } from '../../book-pages/frame.ts';
import { Button } from '../../ui/button.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { useOwnFlipbook } from './use-own-flipbook.ts';
import { usePlace } from './use-place.ts';
import './reader-embed.css';

/** From when on the wait for another host is long, in milliseconds. */
const SLOW = 8_000;

const openings = {
  opening: 'Opening the book...',
  slow: 'The book is taking a long time to open.',
  open: '',
};

/**
 * A frame says when it has loaded, but not whether what it has loaded is the book. `page` is where it
 * is opened, also when it is opened again, or at another address; what is turned to since changes nothing.
 */
function useOpening(url: string, page: number) {
  const [opened, open] = useState({ url, page, attempt: 1 });
  if (opened.url !== url) open({ url, page, attempt: opened.attempt });
  const { attempt } = opened;
  const [state, setState] = useState<keyof typeof openings>('opening');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'slow' : now)), SLOW);
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

/** The frame turns its own pages: of another host's, opening it is what is recorded. */
export function FlipbookReader({
  book,
  flipbookUrl,
  kept,
}: {
  book: Book;
  flipbookUrl: string;
  kept: ProgressEntry;
}) {
  const { page, setPage } = usePlace({ bookId: book.id, kept, pageCount: book.totalPages });
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
  return (
    <ReaderFrame book={book} kind="frame" beckons={isLast}>
      <div className="reader-page reader-embed-place">
        <p role="status" className="reader-opening">
          {openings[state]}
        </p>
        {/* The sandbox stands before the address, so that nothing is ever loaded outside of it. */}
        <iframe
          ref={frame}
          // Another frame for another address: leading this one there would add a step to the way back.
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
      {/* The library's own says itself that it is there. */}
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
