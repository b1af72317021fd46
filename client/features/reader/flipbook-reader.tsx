// Shows a flipbook in a frame that fills the screen. The flipbook comes from another host, or from
// this library. One of this library that the device keeps is shown in the page.
import { useCallback, useState } from 'react';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { Book } from '../../../contracts/books.ts';
import type { FlipbookPages } from '../../../contracts/flipbooks.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { useIsOffline } from '../../api/connection.ts';
import { bookQuery, queryClient } from '../../api/queries.ts';
import { screen } from '../../loading/screen.tsx';
import { keptPagesOf } from '../../offline/kept-pages.ts';
import { FramedFlipbook, openingMessages } from './framed-flipbook.tsx';
import { Message } from './message.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { useRenewal } from './use-own-flipbook.ts';
import { usePosition } from './use-position.ts';
import './reader-embed.css';

const KeptFlipbook = screen(
  async () => (await import('./kept-flipbook.tsx')).KeptFlipbook,
  <p role="status" className="reader-opening">
    {openingMessages.opening}
  </p>,
);

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
  const renew = useRenewal(
    useCallback(() => queryClient.fetchQuery({ ...bookQuery(book.id), staleTime: 0 }), [book.id]),
  );
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
        <FramedFlipbook {...{ book, flipbookUrl, page, onPage }} onRenew={renew} />
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
