// 'Keep the next five': for a parent before a journey.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Car, Check } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { BookCard, BookSummary } from '../../../contracts/books.ts';
import { useIsOffline } from '../../api/connection.ts';
import { booksQuery, itemsOf } from '../../api/queries.ts';
import { keepStore } from '../../offline/keep-state.ts';
import { useKeptBooks } from '../../offline/kept-books.ts';
import { useCanKeep, useKeepsNothing } from '../../offline/worker.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { keepNext, stopKeepingNext, useKeepRun } from './keep-run.ts';
import { allKeptText, nextBooks, offerText } from './next-books.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { ProgressByBook } from './shelf.ts';

/** How many of the books are kept, and how far all of them are. */
function Running({
  books,
  keptIds,
}: {
  books: readonly BookSummary[];
  keptIds: ReadonlySet<string>;
}) {
  const fetching = useStore(keepStore, (now) => now.fetching);
  const kept = books.filter(({ id }) => keptIds.has(id)).length;
  const shares = books.map(({ id }) => (keptIds.has(id) ? 100 : (fetching.get(id) ?? 0)));
  const percent = Math.round(shares.reduce((sum, share) => sum + share, 0) / books.length);
  return (
    <div className="min-w-28 grow">
      <p className="text-[0.95rem] leading-tight">{`${kept} of ${books.length} kept`}</p>
      <ProgressBar
        percent={percent}
        label="Keeping books for the car"
        tone="sea"
        className="mt-1"
      />
    </div>
  );
}

/** Its place is there before it is known whether this device keeps books, and while there is no network. */
export function KeepNext({
  first,
  progressByBook,
}: {
  /** The book to read now. */
  first: BookCard | undefined;
  progressByBook: ProgressByBook;
}) {
  const canKeep = useCanKeep();
  // A browser that refuses later leaves the place empty.
  const [keepsNothing] = useState(useKeepsNothing());
  const isOffline = useIsOffline();
  const run = useKeepRun();
  const byHand = useKeptBooks().filter((book) => book.byHand);
  const keptIds = new Set(byHand.map(({ id }) => id));
  // The library screen has made this request.
  const shelf = useInfiniteQuery({ ...booksQuery(), retryOnMount: false }).data;
  const next = nextBooks(first, shelf ? itemsOf(shelf) : [], progressByBook);
  if (keepsNothing || next.length === 0) return null;

  const isRunning = run.length > 0;
  const isKept = !isRunning && next.every(({ id }) => keptIds.has(id));
  const Icon = isKept ? Check : Car;
  // The keyboard's focus would be lost with the button.
  const hidden = !canKeep ? 'invisible' : isOffline && 'not-focus-within:invisible';
  return (
    <div className={classNames('keep-next', hidden)}>
      {isRunning && <Running books={run} keptIds={keptIds} />}
      {/* One button, so that it keeps the focus. */}
      <Button
        variant="secondary"
        className={classNames('px-4!', isKept && 'pointer-events-none opacity-100!')}
        aria-disabled={isKept}
        onClick={() => {
          if (isRunning) stopKeepingNext();
          else if (!isKept) void keepNext(next);
        }}
      >
        {isRunning ? (
          <span>Stop</span>
        ) : (
          <>
            <Icon aria-hidden="true" className="size-6" />
            <span>{isKept ? allKeptText(next.length) : offerText(next.length)}</span>
          </>
        )}
      </Button>
    </div>
  );
}
