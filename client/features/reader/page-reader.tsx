// An inline book, one page at a time: buttons, arrow keys or a swipe turn it.
import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, type CSSProperties } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { Button } from '../../ui/button.tsx';
import type { BookPage } from './content.ts';
import { PageSheet } from './page-sheet.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { StuckWord } from './stuck-word.tsx';
import { measureText } from './text-measure.ts';
import { usePlace } from './use-place.ts';
import { usePractice } from './use-practice.ts';
import { useArrowKeys, useSwipe } from './use-turning.ts';

export function PageReader({
  book,
  bookPages,
  kept,
}: {
  book: Book;
  bookPages: readonly BookPage[];
  kept: ProgressEntry;
}) {
  const pageCount = bookPages.length;
  const place = usePlace({ bookId: book.id, kept, pageCount });
  const { page, lastTurn, turn } = place;
  useArrowKeys(turn);
  const noteAsked = usePractice(book.id, bookPages, page, page);
  const swipe = useSwipe(turn);

  const size = useMemo(() => {
    const measure = measureText(bookPages.map(({ paragraphs }) => paragraphs));
    return { '--letters': measure.letters, '--longest-word': measure.longestWord } as CSSProperties;
  }, [bookPages]);

  const next = bookPages[page];
  useEffect(() => {
    for (const address of next?.pictures ?? []) new Image().src = address;
  }, [next]);

  const shown = bookPages[page - 1];
  return (
    <ReaderFrame
      book={book}
      kind="pages"
      corner={{ atEnd: page === pageCount, onNext: () => turn('next') }}
    >
      <StuckWord words={book.words} open={String(page)} onAsked={noteAsked}>
        <div className="reader-page" style={size} {...swipe}>
          {shown !== undefined && <PageSheet key={page} page={shown} lastTurn={lastTurn} />}
        </div>
      </StuckWord>
      {/* Never truly disabled: a button that loses the focus would strand the keyboard. */}
      <Button
        variant="secondary"
        size="lg"
        className="reader-previous px-4!"
        aria-disabled={page === 1 || undefined}
        onClick={() => turn('previous')}
      >
        <ChevronLeft aria-hidden="true" />
        <span className="reader-turn-text">Previous</span>
      </Button>
      <p role="status" className="reader-count">
        Page {page} of {pageCount}
      </p>
    </ReaderFrame>
  );
}
