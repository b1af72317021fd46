// A flipbook of another host in a frame that fills the screen.
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { frameSandbox } from '../../frame.ts';
import { ReaderFrame } from './reader-frame.tsx';
import { usePlace } from './use-place.ts';

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
  return (
    <ReaderFrame book={book} kind="frame">
      <div className="reader-page">
        {/* The sandbox stands before the address, so that nothing is ever loaded outside of it. */}
        <iframe
          title={book.title}
          sandbox={frameSandbox(flipbookUrl, window.location.origin)}
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          src={flipbookUrl}
          className="reader-embed"
        />
      </div>
    </ReaderFrame>
  );
}
