import { useEffect, useRef, useState } from 'react';
import type { ReadBook, ReadingReport } from '../../../contracts/reading-report.ts';
import type { Category } from '../../../domain/levels.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cover } from '../../ui/cover.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { Star } from '../../ui/star.tsx';
import { dayName, describePagesRead } from './report-copy.ts';

/** How many days are shown at first, and how many with each 'Show more'. */
const FIRST_DAYS = 5;
const MORE_DAYS = 14;

function BookRow({ book }: { book: ReadBook }) {
  const category = `level${book.level ?? 1}` as Category;
  return (
    <li className="flex items-center gap-3 py-1">
      <Cover
        book={{ coverImageUrl: book.coverImageUrl, category }}
        className="w-9 shrink-0 rounded-md print:hidden"
      />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="min-w-0 grow font-bold">
          {book.title === null ? (
            <i className="font-normal">A book that has left the library</i>
          ) : (
            <span translate="no">{book.title}</span>
          )}
        </span>
        <span className="flex items-center gap-3">
          {book.level !== null && <LevelBadge category={category} />}
          <span className="flex min-w-28 sm:min-w-38 items-center gap-1.5 text-[0.95rem] text-ink-soft">
            {book.isFinished && <Star className="size-5" />}
            <span>{describePagesRead(book)}</span>
          </span>
        </span>
      </span>
    </li>
  );
}

/**
 * What was read, day by day, the latest day first. `onFetchEarlier` fetches earlier weeks; it is null
 * when there are none, or when the report cannot go back further.
 */
export function ReadDaysCard({
  report: { days, today, hasEarlier },
  onFetchEarlier,
  isFetching,
}: {
  report: ReadingReport;
  onFetchEarlier: (() => void) | null;
  isFetching: boolean;
}) {
  const [shown, setShown] = useState(FIRST_DAYS);
  const firstNew = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the first day that 'Show more' has added.
  useEffect(() => {
    if (shown > FIRST_DAYS) firstNew.current?.focus();
  }, [shown]);
  const needsEarlier = shown >= days.length && onFetchEarlier !== null;

  return (
    <Card>
      <Card.Title>What was read</Card.Title>
      {days.length === 0 && <p>Nothing was read in the last weeks.</p>}
      <ol className="report-days flex flex-col gap-3">
        {days.slice(0, shown).map(({ day, books }, index) => (
          <li key={day}>
            <h3
              ref={index === shown - MORE_DAYS ? firstNew : undefined}
              tabIndex={-1}
              className="w-fit font-sans text-[0.95rem] font-bold text-ink-soft"
            >
              {dayName(day, today)}
            </h3>
            <ul>
              {books.map((book) => (
                <BookRow key={book.bookId} book={book} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {(shown < days.length || needsEarlier) && (
        <Button
          variant="secondary"
          className="mt-4 print:hidden"
          busy={isFetching}
          busyText="Looking..."
          onClick={() => {
            if (needsEarlier) onFetchEarlier();
            setShown(Math.min(shown, days.length) + MORE_DAYS);
          }}
        >
          Show more
        </Button>
      )}
      {shown >= days.length && hasEarlier && onFetchEarlier === null && (
        <p className="mt-4 text-ink-soft print:hidden">
          Earlier reading is in the file from 'Download my data'.
        </p>
      )}
    </Card>
  );
}
