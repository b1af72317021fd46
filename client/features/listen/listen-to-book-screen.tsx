// The screen of /listen/{bookId}: the pages of a book whose words the parent marks while the child reads aloud.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { bookQuery, userQuery } from '../../api/queries.ts';
import { failureOf } from '../../api/reading-failure.ts';
import { pagesOf } from '../../book-pages/content.ts';
import { sentencesOfPage } from '../../book-pages/page-sentences.ts';
import { useOutbox } from '../../offline/outbox.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BackHeader } from './back-header.tsx';
import { FailedRead } from './failed-read.tsx';
import { Listening, type ListenedPage } from './listening.tsx';
import { wordsBySentence } from './marks.ts';

/** Returns the pages of a book that have words. */
function pagesWithWords(content: string): ListenedPage[] {
  return pagesOf(content).flatMap((page, index) => {
    const number = index + 1;
    const sentences = wordsBySentence(sentencesOfPage(page), number);
    return sentences.length === 0 ? [] : [{ number, picture: page.picture, sentences }];
  });
}

function NoWords() {
  return (
    <Page heading="Listen to me read" width="narrow" header={<BackHeader />}>
      <Problem
        title="There are no words to mark in this book"
        action={<ButtonLink href={pages.listen}>Choose another book</ButtonLink>}
      />
    </Page>
  );
}

export function ListenToBookScreen({ bookId }: { bookId: string }) {
  useOutbox();
  const user = useQuery(userQuery());
  const book = useQuery(bookQuery(bookId));
  const content = book.data?.content ?? null;
  const bookPages = useMemo(() => pagesWithWords(content ?? ''), [content]);
  if (book.data === undefined || user.isLoading) {
    if (book.error === null) return <PageSkeleton />;
    if (failureOf(book.error) === 'absent') return <NoWords />;
    return (
      <FailedRead
        error={book.error}
        isFetching={book.isFetching}
        onRetry={() => void book.refetch()}
      />
    );
  }
  if (bookPages.length === 0) return <NoWords />;
  const name = user.data?.firstName ?? 'Your child';
  return <Listening book={book.data} pages={bookPages} name={name} />;
}
