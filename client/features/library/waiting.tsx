// Calm views for the moments before the library is known to be open.
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShelfSkeleton } from './achievements-shelf.tsx';
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

/** While the student's record loads: the shapes of the library, in their final size. */
export function LibrarySkeleton() {
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <p role="status" className="sr-only">
        Loading your library...
      </p>
      <Skeleton className="h-9 w-64 max-w-full sm:h-11" />
      <WelcomeSkeleton />
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        <Skeleton className="h-33 rounded-card sm:h-49" />
        <Skeleton className="h-44 rounded-card sm:h-49" />
      </div>
      <ShelfSkeleton />
    </div>
  );
}
