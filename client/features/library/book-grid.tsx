import { startTransition, useEffect } from 'react';
import type { BookCard as Card } from '../../../contracts/books.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useKept } from '../../ui/way-back.ts';
import { BookCard } from './book-card.tsx';
import type { Places } from './shelf.ts';

const columns = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5';

/** A screenful on a phone and a tablet. */
const FIRST_CARDS = 8;

/**
 * All of `books`. The first of them stand before the others are drawn, which a weak tablet would be
 * held up by; on the way back all are there at once, for the place that was left to be found.
 */
export function BookGrid({ books, places }: { books: readonly Card[]; places: Places }) {
  const [drawn, setDrawn] = useKept('cards drawn', FIRST_CARDS);
  useEffect(() => startTransition(() => setDrawn(Infinity)), [setDrawn]);
  return (
    <ul className={columns}>
      {books.slice(0, drawn).map((book) => (
        <li key={book.id}>
          <BookCard book={book} place={places.get(book.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Holds the grid's place while the books load. */
export function BookGridSkeleton() {
  return (
    <>
      <p role="status" className="mb-3 text-lg text-ink-soft">
        Loading books...
      </p>
      <div className={columns} aria-hidden="true">
        {Array.from({ length: 10 }, (_, i) => (
          <div key={i} className="overflow-hidden rounded-card border border-line bg-page">
            <Skeleton className="aspect-3/4 rounded-none" />
            <div className="flex flex-col gap-3 p-3 sm:p-4">
              <Skeleton className="h-7 w-20 rounded-full" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12 rounded-control" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
