// The screen of /reading/{bookId}: fetches the book and the child's position, and shows the book or
// explains why it cannot be read (specification, section 2).
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { isFrameAddress } from '../../../contracts/addresses.ts';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { isUnauthorized, messageOf } from '../../api/api.ts';
import { positionWith, unsentPositionOf } from '../../offline/progress-sync.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { bookQuery, statusQuery } from '../../api/queries.ts';
import { failureOf, type ReadingFailure } from '../../api/reading-failure.ts';
import { useSession } from '../../auth/session.tsx';
import wombat from '../../pictures/wombat-with-a-map.svg';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { sendToSignIn } from '../../api/unauthorized.ts';
import { pagesOf } from '../../book-pages/content.ts';
import { FlipbookReader } from './flipbook-reader.tsx';
import { PageReader } from './page-reader.tsx';
import { useInitialPosition } from './use-initial-position.ts';
import { makeWordButtons } from './word-buttons.ts';
import type { Elements } from '../../ui/elements.ts';

/** Explains in the screen's heading why the book cannot be read. */
function Message({
  title,
  text,
  retry,
  picture = <Logo className="size-24" />,
}: {
  title: string;
  text?: string;
  retry?: Elements;
  picture?: Elements;
}) {
  return (
    <Page title={title} width="narrow" header={<SiteHeader />}>
      <Card className="my-auto flex flex-col items-center gap-4 text-center">
        {picture}
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {text !== undefined && <p className="text-lg text-ink-soft">{text}</p>}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {retry}
          <ButtonLink
            href={pages.home}
            state={WAY_BACK}
            variant={retry === undefined ? 'primary' : 'secondary'}
          >
            <ArrowLeft aria-hidden="true" />
            Back to Library
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}

function Loading() {
  return (
    <Page title="Loading">
      <h1 className="m-auto text-2xl text-ink-soft">Loading...</h1>
    </Page>
  );
}

function OpenBook({ book, progress }: { book: Book; progress: ProgressEntry }) {
  const { flipbookType, flipbookUrl, content } = book;
  const bookPages = useMemo(
    () => (flipbookType === 'html' ? pagesOf(content ?? '', makeWordButtons) : []),
    [flipbookType, content],
  );
  if (bookPages.length > 0) return <PageReader {...{ book, bookPages, progress }} />;
  if (flipbookType === 'fliphtml5' && flipbookUrl !== null && isFrameAddress(flipbookUrl)) {
    return <FlipbookReader {...{ book, flipbookUrl, progress }} />;
  }
  return (
    <Message title="This book is not properly configured. Please contact the administrator." />
  );
}

/**
 * Returns the error that prevents reading, or null. An open book that cannot be fetched again (as
 * without a network) stays open, unless the server says that it may no longer be read.
 */
function blockingErrorOf({ data, error }: UseQueryResult<Book>): Error | null {
  return data !== undefined && error !== null && failureOf(error) === 'trouble' ? null : error;
}

export function ReaderScreen({ bookId }: { bookId: string }) {
  const { state } = useSession();
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
  const { progress, isSettled } = useInitialPosition(bookId, isSubscribed === true);

  // Without the position the book stays closed: opening its first page would overwrite the saved
  // position.
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
  if (failure === 'absent') {
    const lost = <img src={wombat} alt="" width={260} height={180} className="lying:w-36" />;
    return <Message title="Book not found" picture={lost} />;
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
  if (book.data === undefined || progress.data === undefined || !isSettled) return <Loading />;
  return (
    <OpenBook
      key={bookId}
      book={book.data}
      progress={positionWith(unsent, progress.data, book.data.totalPages)}
    />
  );
}
