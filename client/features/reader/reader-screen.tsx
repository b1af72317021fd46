// The screen of /reading/{bookId}: fetches the book and the child's position, and shows the book or
// explains why it cannot be read (specification, section 2).
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { isFrameAddress } from '../../../contracts/addresses.ts';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { isUnauthorized, messageOf } from '../../api/api.ts';
import { positionWith, unsentPositionOf } from '../../offline/progress-sync.ts';
import { connectOnceText } from '../../offline/connect-once.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { keptPagesOf } from '../../offline/kept-pages.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { useKeptByItself } from '../../offline/use-kept-by-itself.ts';
import { bookQuery, statusQuery } from '../../api/queries.ts';
import { failureOf, type ReadingFailure } from '../../api/reading-failure.ts';
import { useSession } from '../../auth/session.tsx';
import wombat from '../../pictures/wombat-with-a-map.svg';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { sendToSignIn } from '../../api/unauthorized.ts';
import { readerPagesOf } from '../../book-pages/reader-pages.ts';
import { FlipbookReader } from './flipbook-reader.tsx';
import { Message } from './message.tsx';
import { PageReader } from './page-reader.tsx';
import { useInitialPosition } from './use-initial-position.ts';

function Loading() {
  return (
    <Page title="Loading">
      <h1 className="m-auto text-2xl text-ink-soft">Loading...</h1>
    </Page>
  );
}

interface OpenBookProps {
  book: Book;
  progress: ProgressEntry;
  /** Whether the server says that the child is there. */
  isAnswered: boolean;
}

function OpenBook({ book, progress, isAnswered }: OpenBookProps) {
  const { flipbookType, flipbookUrl, content } = book;
  useKeptByItself(book, 'opened');
  const bookPages = useMemo(
    () => (flipbookType === 'html' ? readerPagesOf(content ?? '') : []),
    [flipbookType, content],
  );
  if (bookPages.length > 0) return <PageReader {...{ book, bookPages, progress, isAnswered }} />;
  if (flipbookType === 'fliphtml5' && flipbookUrl !== null && isFrameAddress(flipbookUrl)) {
    return <FlipbookReader {...{ book, flipbookUrl, progress, isAnswered }} />;
  }
  return (
    <Message title="This book is not properly configured. Please contact the administrator." />
  );
}

/** Whether a book can open elsewhere later. A frame would load once more, and does not tell what a child does in it. */
const canMove = ({ id, flipbookType, flipbookUrl }: Book): boolean =>
  flipbookType === 'html' || keptPagesOf(id, flipbookUrl ?? '') !== null;

/**
 * Returns the error that prevents reading, or null. An open book that cannot be fetched again (as
 * without a network) stays open, unless the server says that it may no longer be read.
 */
function blockingErrorOf({ data, error }: UseQueryResult<Book>): Error | null {
  return data !== undefined && error !== null && failureOf(error) === 'trouble' ? null : error;
}

export function ReaderScreen({ bookId }: { bookId: string }) {
  const { state, identity } = useSession();
  const isCutOff = useIsCutOff();
  // Decided when the book opens: a child who reads is not interrupted.
  const [connect] = useState(() => connectOnceText(identity?.uid));
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  // Read before `useOutbox` starts sending: by the time the server returns the position, this one
  // may have been sent.
  const [unsent] = useState(() => unsentPositionOf(bookId));
  useOutbox();
  // The book and the position are fetched only once the subscription is confirmed.
  const status = useQuery({ ...statusQuery(), enabled: state === 'signed-in' });
  const isSubscribed = status.data?.hasSubscription;
  const book = useQuery({ ...bookQuery(bookId), enabled: isSubscribed === true });
  const { progress, openedAt, isSettled, isAnswered } = useInitialPosition(bookId, {
    enabled: isSubscribed === true,
    isOpen: book.data !== undefined && canMove(book.data),
  });

  // Where nothing is known of the position, the book stays closed: a child who reads on from the first page would overwrite
  // the saved one.
  const error = blockingErrorOf(book) ?? (progress.data === undefined ? progress.error : null);
  const statusError = isSubscribed === undefined ? status.error : null;
  let failure: ReadingFailure | null = error === null ? null : failureOf(error);
  if (isSubscribed === false) failure = 'subscribe';
  if (statusError !== null) failure = isUnauthorized(statusError) ? 'unauthorized' : 'trouble';
  if (state === 'signed-out') failure = 'unauthorized';
  useEffect(() => {
    if (failure === 'unauthorized') sendToSignIn();
  }, [failure]);
  useEffect(() => {
    if (failure !== 'subscribe') return;
    // The cached subscription status is outdated, and /subscribe must not rely on it.
    if (isSubscribed === true) queryClient.removeQueries({ queryKey: statusQuery().queryKey });
    navigate(pages.subscribe, { replace: true });
  }, [failure, isSubscribed, queryClient, navigate]);

  if (failure === 'unauthorized' || failure === 'subscribe') return <Loading />;
  if (isCutOff && connect !== null) {
    return <Message title="This book needs a network." text={connect} />;
  }
  if (failure === 'absent') {
    const lost = <img src={wombat} alt="" width={260} height={180} className="lying:w-36" />;
    return <Message title="Book not found" picture={lost} />;
  }
  if (failure === 'trouble' && isCutOff) {
    return <Message title="This book needs a network." text="It opens when the network is back." />;
  }
  if (failure === 'trouble') {
    const tryAgain = () => {
      if (statusError !== null) void status.refetch();
      if (book.isError) void book.refetch();
      if (progress.isError) void progress.refetch();
    };
    return (
      <Message
        title="The book could not be opened"
        text={messageOf(statusError ?? error, 'Please try again in a moment.')}
        retry={
          <Button
            busy={[status, book, progress].some(({ isFetching }) => isFetching)}
            onClick={tryAgain}
          >
            Try again
          </Button>
        }
      />
    );
  }
  if (book.data === undefined || progress.data === undefined || openedAt === undefined) {
    return <Loading />;
  }
  if (!isSettled && !canMove(book.data)) return <Loading />;
  const withUnsent = (position: ProgressEntry) =>
    positionWith(unsent, position, book.data.totalPages);
  const { currentPage, completed } = withUnsent(openedAt);
  return (
    <OpenBook
      // A book that moves opens anew.
      key={`${bookId} ${currentPage} ${completed}`}
      {...{ book: book.data, isAnswered }}
      progress={withUnsent(progress.data)}
    />
  );
}
