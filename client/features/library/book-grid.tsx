import type { BookCard as Card } from '../../../contracts/books.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BookCard } from './book-card.tsx';
import type { ProgressByBook } from './shelf.ts';

const columns = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-5 lg:gap-4';

export function BookGrid({
  books,
  progressByBook,
}: {
  books: readonly Card[];
  progressByBook: ProgressByBook;
}) {
  return (
    <ul className={columns}>
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} progress={progressByBook.get(book.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Shown in place of the grid while the books load. */
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
            <div className="flex flex-col gap-2 p-3">
              <Skeleton className="h-7 w-20 rounded-full" />
              <Skeleton className="h-11" />
              <Skeleton className="h-9" />
              <Skeleton className="h-12 rounded-control" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
