// Calm views for the moments before the library is known to be open.
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShelfSkeleton } from './achievements-shelf.tsx';
import { BookGridSkeleton } from './book-grid.tsx';
import { statColumns, statHeight } from './stat-card.tsx';
import { WelcomeSkeleton } from './welcome-card.tsx';

/** While the payment is being confirmed. */
export function ActivatingView() {
  return (
    <div
      role="status"
      className="m-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center"
    >
      <Logo className="size-28 motion-safe:animate-glow" />
      <p className="font-display text-3xl font-semibold sm:text-4xl">Opening your library</p>
      <p className="text-lg text-ink-soft">
        Thank you! Your payment has arrived, and your subscription is being activated. This usually
        takes a few seconds, and the library opens by itself.
      </p>
    </div>
  );
}

/** While the library is fetched: its shapes, in their final size. */
export function LibrarySkeleton() {
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <WelcomeSkeleton />
      <div className={statColumns}>
        <Skeleton className={`rounded-card ${statHeight}`} />
        <Skeleton className={`rounded-card ${statHeight}`} />
      </div>
      <ShelfSkeleton />
      <div>
        <Skeleton className="mb-4 h-9 w-64 max-w-full" />
        <BookGridSkeleton />
      </div>
    </div>
  );
}
