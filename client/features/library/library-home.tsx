// The library of a subscribed family, top to bottom (specification, section 2).
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { BookCard as Card } from '../../../contracts/books.ts';
import { starPercent } from '../../../domain/stars.ts';
import { messageOf } from '../../api/api.ts';
import { achievementsQuery, progressQuery, proposalQuery, retryFailed } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Star } from '../../ui/star.tsx';
import { AchievementsShelf, ShelfProblem, ShelfSkeleton } from './achievements-shelf.tsx';
import { BookCard } from './book-card.tsx';
import { Discover } from './discover.tsx';
import { LevelQuestion } from './level-question.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { countFinished, offerBook, placesOf, type Places } from './shelf.ts';
import { StatCard, statColumns } from './stat-card.tsx';
import { WarmUpCard } from './warm-up-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

function ContinueReading({ books, places }: { books: readonly Card[]; places: Places }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl sm:text-3xl">
        Continue Reading
      </h2>
      {/* Three stand upright on a tablet, where lying ones would leave a hole. */}
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
              place={places.get(book.id)}
              shape={books.length === 3 ? 'upright-on-tablets' : 'lying'}
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
  levelAsked,
}: {
  firstName: string | null;
  /** The books begun and not finished, the last read one first. */
  started: readonly Card[];
  totalStars: number;
  /** Whether the last renewal has not been paid. */
  isPaymentLate: boolean;
  /** Whose starting level is not known; null where it is. */
  levelAsked: string | null;
}) {
  // The screen around this one has asked already: what failed there is not asked for again.
  const asked = { retryOnMount: false };
  const proposal = useQuery({ ...proposalQuery(), ...asked });
  const progress = useQuery({ ...progressQuery(), ...asked });
  const achievements = useQuery({ ...achievementsQuery(), ...asked });

  const places = placesOf(progress.data ?? []);

  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      {progress.isError && progress.data === undefined ? (
        <Problem
          title="Your progress could not be fetched"
          text={messageOf(progress.error, 'Please try again in a moment.')}
          action={<Button onClick={retryFailed}>Try again</Button>}
        />
      ) : (
        <WelcomeCard firstName={firstName} offer={offerBook(started, proposal.data, places)} />
      )}
      {isPaymentLate && <PaymentNotice />}
      {levelAsked !== null && <LevelQuestion userId={levelAsked} firstName={firstName} />}
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
          description="Your star collection"
          picture={(size) => <Star className={size} />}
          percent={starPercent(totalStars)}
        />
      </div>
      {achievements.data !== undefined ? (
        <AchievementsShelf achievements={achievements.data} />
      ) : achievements.isError ? (
        <ShelfProblem onRetry={retryFailed} />
      ) : (
        <ShelfSkeleton />
      )}
      {started.length > 0 && <ContinueReading books={started} places={places} />}
      <Discover firstName={firstName} places={places} />
    </div>
  );
}
