// Shows a flipbook in a frame that fills the screen. The flipbook comes from another host, or from
// this library. One of this library that the device keeps is shown in the page.
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { Book } from '../../../contracts/books.ts';
import type { FlipbookPages } from '../../../contracts/flipbooks.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { useIsOffline } from '../../api/connection.ts';
import { frameSandbox } from '../../book-pages/frame.ts';
import { screen } from '../../loading/screen.tsx';
import { keptPagesOf } from '../../offline/kept-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from './message.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { useOwnFlipbook, useRenewal } from './use-own-flipbook.ts';
import { usePosition } from './use-position.ts';
import './reader-embed.css';

/** After this time, in milliseconds, the book counts as slow to open. */
const SLOW_AFTER = 8_000;

const openingMessages = {
  opening: 'Opening the book...',
  slow: 'The book is taking a long time to open.',
  open: '',
};

const KeptFlipbook = screen(
  async () => (await import('./kept-flipbook.tsx')).KeptFlipbook,
  <p role="status" className="reader-opening">
    {openingMessages.opening}
  </p>,
);

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
function FramedFlipbook({
  book,
  flipbookUrl,
  page,
  onPage,
}: {
  book: Book;
  flipbookUrl: string;
  page: number;
  onPage: (page: number, isLast: boolean) => void;
}) {
  const { opened, state, onOpen, openAgain } = useOpening(flipbookUrl, page);
  const frame = useRef<HTMLIFrameElement>(null);
  const { isOwn, renew } = useOwnFlipbook({ bookId: book.id, flipbookUrl, frame, onOpen, onPage });
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

interface FlipbookProps {
  book: Book;
  flipbookUrl: string;
  progress: ProgressEntry;
  /** Whether the server says that the child is there. */
  isAnswered: boolean;
}

/** `kept` are the pages, if the book is shown in the page. */
function OpenFlipbook({
  book,
  flipbookUrl,
  progress,
  isAnswered,
  kept,
}: FlipbookProps & { kept: FlipbookPages | null }) {
  const { page, setPage, isUnturned } = usePosition({
    bookId: book.id,
    progress,
    isAnswered,
    pageCount: book.totalPages,
  });
  const [isLast, setIsLast] = useState(false);
  const onPage = useCallback(
    (shown: number, isLast: boolean) => {
      setPage(shown);
      setIsLast(isLast);
    },
    [setPage],
  );
  const ownId = ownFlipbookId(flipbookUrl);
  const renew = useRenewal(book.id);
  const [isLost, setIsLost] = useState(false);
  const onLost = useCallback(() => {
    setIsLost(true);
    renew();
  }, [renew]);
  // Where the owner has replaced the flipbook, its old pages may be gone.
  const isGone = isLost && kept?.id !== ownId;
  // Nobody can see whether the pages of another host's flipbook are turned.
  const isUnread = ownId !== null && isUnturned && !isLast && book.totalPages > 1;
  return (
    <ReaderFrame book={book} kind="frame" isLastPage={isLast} isUnread={isUnread}>
      {kept !== null && !isGone ? (
        <div className="reader-page reader-embed-place">
          <KeptFlipbook
            {...{ title: book.title, kept, flipbookUrl, page, isLost, onPage, onLost }}
          />
        </div>
      ) : (
        <FramedFlipbook {...{ book, flipbookUrl, page, onPage }} />
      )}
    </ReaderFrame>
  );
}

/**
 * Shows a book that turns its own pages. For a flipbook of another host, only its opening is recorded. Without a network
 * it opens if this device keeps it, and else when the network is back.
 */
export function FlipbookReader({ book, flipbookUrl, progress, isAnswered }: FlipbookProps) {
  // Decided when the book opens: nothing changes under a child who reads.
  const [kept] = useState(() => keptPagesOf(book.id, flipbookUrl));
  const isOffline = useIsOffline();
  const [isWaiting, setIsWaiting] = useState(kept === null && isOffline);
  if (isWaiting && !isOffline) setIsWaiting(false);
  if (isWaiting) {
    const isElsewhere = ownFlipbookId(flipbookUrl) === null;
    return (
      <Message
        title="This book needs a network."
        text={`${isElsewhere ? 'It comes from another place. ' : ''}It opens when the network is back.`}
      />
    );
  }
  return <OpenFlipbook {...{ book, flipbookUrl, progress, isAnswered, kept }} />;
}
