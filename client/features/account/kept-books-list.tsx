// The kept books of the child that reads on this device, each with a cross.
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeptBook } from '../../offline/kept-books.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import type { Elements } from '../../ui/elements.ts';
import { sizeText } from './kept-books-copy.ts';

const FIRST_SHOWN = 6;

function Row({ book, onRemove }: { book: KeptBook; onRemove: () => void }) {
  const { title, bytes, byHand } = book;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
      <Cover book={book} className="w-12 shrink-0 rounded-lg" />
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-tight wrap-anywhere" translate="no">
          {title}
        </h3>
        <p className="text-[0.95rem] text-ink-soft">
          {`${sizeText(bytes)}${byHand ? '' : ', kept by itself'}`}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Remove ${title}`}
        className="flex size-12 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink"
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

/** The first books, and all on demand. Removing one moves the focus to the next. */
export function KeptBooksList({
  books,
  onRemove,
  children,
}: {
  books: readonly KeptBook[];
  onRemove: (book: KeptBook) => void;
  /** What can be done with all of them. */
  children: Elements;
}) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    if (removedAt.current === null) return;
    const crosses = list.current?.querySelectorAll('button') ?? [];
    crosses[Math.min(removedAt.current, crosses.length - 1)]?.focus();
    removedAt.current = null;
  }, [books]);
  return (
    <>
      <ul ref={list}>
        {(isExpanded ? books : books.slice(0, FIRST_SHOWN)).map((book, at) => (
          <Row
            key={book.id}
            book={book}
            onRemove={() => {
              removedAt.current = at;
              onRemove(book);
            }}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {children}
        {books.length > FIRST_SHOWN && (
          <Button
            variant="quiet"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? 'Show fewer' : `Show all ${books.length}`}
          </Button>
        )}
      </div>
    </>
  );
}
