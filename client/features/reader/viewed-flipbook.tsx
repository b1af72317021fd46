// A flipbook that its owner views as a child would.
import { useCallback, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { FramedFlipbook } from './framed-flipbook.tsx';
import { noCompletion } from './no-completion.ts';
import { ReaderView } from './reader-view.tsx';
import { useRenewal } from './use-own-flipbook.ts';

export function ViewedFlipbook({
  book,
  flipbookUrl,
  fetchAgain,
}: {
  book: Book;
  flipbookUrl: string;
  fetchAgain: () => Promise<unknown>;
}) {
  const [isLast, setIsLast] = useState(false);
  const onPage = useCallback((_: number, isLastPage: boolean) => setIsLast(isLastPage), []);
  const onRenew = useRenewal(fetchAgain);
  return (
    <ReaderView book={book} kind="frame" isLastPage={isLast} completion={noCompletion}>
      <FramedFlipbook {...{ book, flipbookUrl, onPage, onRenew }} page={1} />
    </ReaderView>
  );
}
