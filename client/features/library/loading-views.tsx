// The views shown until the library opens.
import quokka from '../../pictures/quokka-with-books.svg';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShelfSkeleton } from './achievements-shelf.tsx';
import { BookGridSkeleton } from './book-grid.tsx';
import { statColumns, statHeight } from './stat-card.tsx';
import { WelcomeSkeleton } from './welcome-card.tsx';

/** Shown while the payment is being confirmed. */
export function ActivatingView() {
  return (
    <div
      role="status"
      className="m-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center"
    >
      <img
        src={quokka}
        alt=""
        width={200}
        height={140}
        className="motion-safe:animate-glow lying:w-36"
      />
      <p className="font-display text-3xl font-semibold sm:text-4xl">Opening your library</p>
      <p className="text-lg text-ink-soft">
        Thank you! Your payment has arrived, and your subscription is being activated. This usually
        takes a few seconds, and the library opens by itself.
      </p>
    </div>
  );
}

/** Shown in place of 'Discover New Books'. */
export const DiscoverSkeleton = () => (
  <div>
    <Skeleton className="mb-4 h-9 w-64 max-w-full" />
    <BookGridSkeleton />
  </div>
);

/** Shown while the library loads: skeletons in the final sizes. */
export function LibrarySkeleton() {
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <WelcomeSkeleton />
      <div className={statColumns}>
        <Skeleton className={`rounded-card ${statHeight}`} />
        <Skeleton className={`rounded-card ${statHeight}`} />
        <ShelfSkeleton />
      </div>
      <DiscoverSkeleton />
    </div>
  );
}
