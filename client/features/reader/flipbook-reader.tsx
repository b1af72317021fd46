// A flipbook of another host in a frame that fills the screen.
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { frameSandbox } from '../../frame.ts';
import { Button } from '../../ui/button.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { usePlace } from './use-place.ts';
import './reader-embed.css';

/** From when on the wait for another host is long, in milliseconds. */
const SLOW = 8_000;

const openings = {
  opening: 'Opening the book...',
  slow: 'The book is taking a long time to open.',
  open: '',
};

/** A frame says when it has loaded, but not whether what it has loaded is the book. */
function useOpening() {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<keyof typeof openings>('opening');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'slow' : now)), SLOW);
    return () => clearTimeout(timer);
  }, [attempt]);
  return {
    attempt,
    state,
    onLoad: () => setState('open'),
    openAgain() {
      setState('opening');
      setAttempt(attempt + 1);
    },
  };
}

/** The frame turns its own pages and does not tell: opening it is what is recorded. */
export function FlipbookReader({
  book,
  flipbookUrl,
  kept,
}: {
  book: Book;
  flipbookUrl: string;
  kept: ProgressEntry;
}) {
  usePlace({ bookId: book.id, kept, pageCount: book.totalPages });
  const { attempt, state, onLoad, openAgain } = useOpening();
  return (
    <ReaderFrame book={book} kind="frame">
      <div className="reader-page reader-embed-place">
        <p role="status" className="reader-opening">
          {openings[state]}
        </p>
        {/* The sandbox stands before the address, so that nothing is ever loaded outside of it. */}
        <iframe
          key={attempt}
          onLoad={onLoad}
          title={book.title}
          sandbox={frameSandbox(flipbookUrl, window.location.origin)}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          src={flipbookUrl}
          className="reader-embed"
        />
      </div>
      <div className={state === 'slow' ? 'reader-help' : 'reader-help reader-help-idle'}>
        Is the book not showing?
        <Button variant="quiet" className="px-3!" onClick={openAgain}>
          <RotateCw aria-hidden="true" />
          Open it again
        </Button>
      </div>
    </ReaderFrame>
  );
}
