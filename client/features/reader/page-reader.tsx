// An inline book, one page at a time: buttons, arrow keys or a swipe turn it.
import { ChevronLeft, ImageOff } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { BookPage, Picture } from './content.ts';
import { turnOfKey, turnOfSwipe } from './gestures.ts';
import type { Turn } from './pages.ts';
import { ReaderFrame } from './reader-frame.tsx';
import { measureText } from './text-measure.ts';
import { usePlace } from './use-place.ts';

/** A picture that does not arrive leaves its place, and what it shows in words. */
function PagePicture({ picture }: { picture: Picture }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="reader-picture">
      {failed ? (
        <div role="img" aria-label={picture.alt} className="reader-picture-lost">
          <ImageOff aria-hidden="true" />
          <span aria-hidden="true">{picture.alt}</span>
        </div>
      ) : (
        <img
          src={picture.src}
          alt={picture.alt}
          decoding="sync"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}

function PageSheet({ page, lastTurn }: { page: BookPage; lastTurn: Turn }) {
  const hasWords = page.html.trim() !== '';
  return (
    <div
      className={classNames(
        'reader-sheet',
        lastTurn === 'next' ? 'reader-from-right' : 'reader-from-left',
        page.picture === null && 'reader-sheet-words',
        !hasWords && 'reader-sheet-picture',
      )}
    >
      {page.picture !== null && <PagePicture picture={page.picture} />}
      {hasWords && (
        <div className="reader-words">
          {/* Sanitised in content.ts. */}
          <div className="reader-text book-text" dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
      )}
    </div>
  );
}

/** Arrow keys turn the page wherever the focus is, but not in a dialog or a field. */
function useArrowKeys(turn: (way: Turn) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest('[role=dialog], input, textarea, select'))
        return;
      const way = turnOfKey(event);
      if (way === null) return;
      event.preventDefault();
      turn(way);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn]);
}

/** Handlers that turn the page for one finger; two fingers zoom, and a mouse selects text. */
function useSwipe(turn: (way: Turn) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from === null || from.id !== event.pointerId) return;
      const way = turnOfSwipe({
        dx: event.clientX - from.x,
        dy: event.clientY - from.y,
        elapsed: event.timeStamp - from.at,
      });
      if (way !== null) turn(way);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

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
      <div className="reader-page" style={size} {...swipe}>
        {shown !== undefined && <PageSheet key={page} page={shown} lastTurn={lastTurn} />}
      </div>
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
