// The library of a subscribed family, top to bottom (specification, section 2).
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import type { BookCard as Card } from '../../../contracts/books.ts';
import { messageOf } from '../../api/api.ts';
import {
  achievementsQuery,
  booksQuery,
  progressQuery,
  retryFailed,
  totalOf,
} from '../../api/queries.ts';
import { isReturn } from '../../browser/scroll-restoration.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Star } from '../../ui/star.tsx';
import { AchievementsShelf, ShelfProblem, ShelfSkeleton } from './achievements-shelf.tsx';
import { BookCard } from './book-card.tsx';
import { useBooksAhead } from './books-ahead.ts';
import { Discover } from './discover.tsx';
import { KeepNews } from './keep-news.tsx';
import { LevelQuestion } from './level-question.tsx';
import { DiscoverSkeleton } from './loading-views.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { countFinished, indexProgress, starCard, type ProgressByBook } from './shelf.ts';
import { PlacementCard } from './placement-card.tsx';
import { StatCard, statColumns } from './stat-card.tsx';
import { useOffer } from './use-offer.ts';
import { WarmUpCard } from './warm-up-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

function ContinueReading({
  books,
  progressByBook,
}: {
  books: readonly Card[];
  progressByBook: ProgressByBook;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl sm:text-3xl">
        Continue Reading
      </h2>
      {/* Three cards are vertical on a tablet, where horizontal ones would leave a gap. */}
      <ul
        className={classNames(
          'grid gap-4 sm:gap-5 lg:grid-cols-3',
          books.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {books.map((book) => (
          <li key={book.id}>
            <BookCard
              book={book}
              progress={progressByBook.get(book.id)}
              shape={books.length === 3 ? 'vertical-on-tablets' : 'horizontal'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LibraryHome({
  firstName,
  started,
  totalStars,
  isPaymentLate,
  levelUnknownFor,
  placementOfferedTo,
}: {
  firstName: string | null;
  /** The books begun and not finished, the most recently read one first. */
  started: readonly Card[];
  totalStars: number;
  /** Whether the last renewal has not been paid. */
  isPaymentLate: boolean;
  /** The id of the user whose starting level is unknown; null when it is known. */
  levelUnknownFor: string | null;
  /** The id of the user who is offered the reading check; null for nobody. */
  placementOfferedTo: string | null;
}) {
  // The library screen has made these requests: a failed one is not repeated here.
  const noRetry = { retryOnMount: false };
  const progress = useQuery({ ...progressQuery(), ...noRetry });
  const achievements = useQuery({ ...achievementsQuery(), ...noRetry });

  const books = useInfiniteQuery({ ...booksQuery(), ...noRetry });

  const offer = useOffer(started);
  useBooksAhead(offer?.book.id);
  // The shelf lies below a phone's first view and is most of what there is to render: the book to read now is painted before
  // it. After a way back it is there at once, because the screen scrolls to it.
  const isShelfDue = useDeferredValue(true, isReturn());
  const progressByBook = indexProgress(progress.data ?? []);
  const bookCount = books.data ? totalOf(books.data) : 0;
  const hasReadAll = bookCount > 0 && countFinished(progress.data ?? []) >= bookCount;

  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      {progress.isError && progress.data === undefined ? (
        <Problem
          title="Your progress could not be loaded"
          text={messageOf(progress.error, 'Please try again in a moment.')}
          action={<Button onClick={retryFailed}>Try again</Button>}
        />
      ) : (
        <WelcomeCard firstName={firstName} offer={offer} progressByBook={progressByBook} />
      )}
      {isPaymentLate && <PaymentNotice />}
      {levelUnknownFor !== null && <LevelQuestion userId={levelUnknownFor} firstName={firstName} />}
      {placementOfferedTo !== null && (
        <PlacementCard userId={placementOfferedTo} firstName={firstName} />
      )}
      <WarmUpCard />
      <div className={statColumns}>
        <StatCard
          title="Books Read"
          value={progress.data === undefined ? null : countFinished(progress.data)}
          description="This Month"
          picture={(size) => <Logo className={size} />}
        />
        <StatCard
          title="Gold Stars Earned"
          value={totalStars}
          picture={(size) => <Star className={size} />}
          {...starCard(totalStars, hasReadAll)}
        />
        {achievements.data !== undefined ? (
          <AchievementsShelf achievements={achievements.data} />
        ) : achievements.isError ? (
          <ShelfProblem onRetry={retryFailed} />
        ) : (
          <ShelfSkeleton />
        )}
      </div>
      {started.length > 0 && <ContinueReading books={started} progressByBook={progressByBook} />}
      {isShelfDue ? (
        <Discover firstName={firstName} progressByBook={progressByBook} />
      ) : (
        <DiscoverSkeleton />
      )}
      <KeepNews />
    </div>
  );
}
