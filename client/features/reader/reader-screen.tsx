// The screen of /reading/{bookId}: fetches the book and the child's place in it, and shows the book or
// says why it cannot be read (specification, section 2).
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { isFrameAddress } from '../../../contracts/addresses.ts';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { isUnauthorized, messageOf } from '../../api/api.ts';
import { placeWith, unsentPlaceOf } from '../../offline/progress-sync.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { bookQuery, statusQuery } from '../../api/queries.ts';
import { failureOf, type ReadingFailure } from '../../api/reading-failure.ts';
import { useSession } from '../../auth/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { WAY_BACK } from '../../browser/way-back.ts';
import { sendToSignIn } from '../../api/unauthorized.ts';
import { pagesOf } from '../../book-pages/content.ts';
import { FlipbookReader } from './flipbook-reader.tsx';
import { PageReader } from './page-reader.tsx';
import { usePlaceAsked } from './use-place-asked.ts';
import { makeWordButtons } from './word-buttons.ts';
import type { Elements } from '../../ui/elements.ts';

/** A book that cannot be read says so in the screen's heading. */
function Message({ title, text, retry }: { title: string; text?: string; retry?: Elements }) {
  return (
    <Page title={title} width="narrow" header={<SiteHeader />}>
      <Card className="my-auto flex flex-col items-center gap-4 text-center">
        <Logo className="size-24" />
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

function OpenBook({ book, kept }: { book: Book; kept: ProgressEntry }) {
  const { flipbookType, flipbookUrl, content } = book;
  const bookPages = useMemo(
    () => (flipbookType === 'html' ? pagesOf(content ?? '', makeWordButtons) : []),
    [flipbookType, content],
  );
  if (bookPages.length > 0) return <PageReader {...{ book, bookPages, kept }} />;
  if (flipbookType === 'fliphtml5' && flipbookUrl !== null && isFrameAddress(flipbookUrl)) {
    return <FlipbookReader {...{ book, flipbookUrl, kept }} />;
  }
  return (
    <Message title="This book is not properly configured. Please contact the administrator." />
  );
}

/**
 * Why the book cannot be read, or null. One that lies open and could not be fetched again (as without a
 * network) stays open, unless the library says that it is not to be read any more.
 */
function obstacleIn({ data, error }: UseQueryResult<Book>): Error | null {
  return data !== undefined && error !== null && failureOf(error) === 'trouble' ? null : error;
}

export function ReaderScreen({ bookId }: { bookId: string }) {
  const { state } = useSession();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  // Asked before the outbox is woken: by the time the place is answered it may have been sent.
  const [unsent] = useState(() => unsentPlaceOf(bookId));
  useOutbox();
  // Neither the book nor the place in it is asked for before it is known that the family subscribes.
  const status = useQuery({ ...statusQuery(), enabled: state === 'signed-in' });
  const isSubscribed = status.data?.hasSubscription;
  const book = useQuery({ ...bookQuery(bookId), enabled: isSubscribed === true });
  const { place, isSettled } = usePlaceAsked(bookId, isSubscribed === true);

  // A place that is not known must not be overwritten by opening the first page.
  const error = obstacleIn(book) ?? (place.data === undefined ? place.error : null);
  const unknown = isSubscribed === undefined ? status.error : null;
  let failure: ReadingFailure | null = error === null ? null : failureOf(error);
  if (isSubscribed === false) failure = 'subscribe';
  if (unknown !== null) failure = isUnauthorized(unknown) ? 'unauthorized' : 'trouble';
  if (state === 'signed-out') failure = 'unauthorized';
  useEffect(() => {
    if (failure === 'unauthorized') sendToSignIn();
  }, [failure]);
  useEffect(() => {
    if (failure !== 'subscribe') return;
    // What was known of the subscription is out of date, and /subscribe must not believe it.
    if (isSubscribed === true) queryClient.removeQueries({ queryKey: statusQuery().queryKey });
    navigate(pages.subscribe, { replace: true });
  }, [failure, isSubscribed, queryClient, navigate]);

  if (failure === 'unauthorized' || failure === 'subscribe') return <Loading />;
  if (failure === 'absent') return <Message title="Book not found" />;
  if (failure === 'trouble') {
    const tryAgain = () => {
      if (unknown !== null) void status.refetch();
      if (book.isError) void book.refetch();
      if (place.isError) void place.refetch();
    };
    return (
      <Message
        title="The book could not be opened"
        text={messageOf(unknown ?? error, 'Please try again in a moment.')}
        retry={
          <Button
            busy={[status, book, place].some(({ isFetching }) => isFetching)}
            onClick={tryAgain}
          >
            Try again
          </Button>
        }
      />
    );
  }
  if (book.data === undefined || place.data === undefined || !isSettled) return <Loading />;
  return (
    <OpenBook
      key={bookId}
      book={book.data}
      kept={placeWith(unsent, place.data, book.data.totalPages)}
    />
  );
}
