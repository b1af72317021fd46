// The screen of /listen: the parent chooses the book that the child is going to read aloud.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { BookCard } from '../../../contracts/books.ts';
import { listenPage, pages } from '../../../contracts/pages.ts';
import { callPage } from '../../api/api.ts';
import { progressQuery, userQuery } from '../../api/queries.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BackHeader } from './back-header.tsx';
import { FailedRead } from './failed-read.tsx';

/** How many of the books read last are looked at. */
const RECENT = 24;

/** The inline books read last. `begun` has the ids of all books that were begun or finished. */
const recentQuery = (begun: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/books', { recent: begun }],
    queryFn: async () => {
      const range = { size: RECENT, offset: 0 };
      const { items } = await callPage('GET /api/books', range, { sort: 'recent' });
      return items.filter(({ id, flipbookType }) => flipbookType === 'html' && begun.includes(id));
    },
  });

function BookTile({ book, isFirst }: { book: BookCard; isFirst: boolean }) {
  return (
    <li className="min-w-0">
      <Link
        href={listenPage(book.id)}
        className="flex h-full flex-col gap-2 rounded-card border-2 border-line bg-page p-3 text-ink no-underline shadow-card hover:border-sea"
      >
        <Cover book={book} first={isFirst} className="w-full rounded-2xl" />
        <span translate="no" className="line-clamp-2 min-h-[2lh] font-display font-semibold">
          {book.title}
        </span>
      </Link>
    </li>
  );
}

function NothingBegun({ name }: { name: string }) {
  return (
    <Problem
      title={`${name} has not begun a book yet`}
      text="Books of words and pictures that were begun or finished are listed here, for you to listen to."
      action={
        <ButtonLink href={pages.home}>
          <BookOpen className="size-5" aria-hidden="true" />
          Choose a first book
        </ButtonLink>
      }
    />
  );
}

export function ListenScreen() {
  useOutbox();
  const name = useQuery(userQuery()).data?.firstName ?? 'Your child';
  const progress = useQuery(progressQuery());
  const begun = progress.data?.map(({ bookId }) => bookId) ?? [];
  const books = useQuery({ ...recentQuery(begun), enabled: progress.data !== undefined });
  const error = progress.error ?? books.error;
  if (books.data === undefined) {
    if (error === null) return <PageSkeleton />;
    const retry = () => void (progress.isError ? progress : books).refetch();
    const isFetching = progress.isFetching || books.isFetching;
    return <FailedRead error={error} isFetching={isFetching} onRetry={retry} />;
  }
  return (
    <Page heading="Listen to me read" header={<BackHeader />}>
      {books.data.length === 0 ? (
        <NothingBegun name={name} />
      ) : (
        <>
          <p className="mb-5 text-lg text-ink-soft">
            {`Which book does ${name} read to you? You mark the words as you listen.`}
          </p>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 md:grid-cols-4">
            {books.data.map((book, index) => (
              <BookTile key={book.id} book={book} isFirst={index < 4} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
