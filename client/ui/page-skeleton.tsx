import { Skeleton } from './skeleton.tsx';

/** Placeholder of a screen that is loading. */
export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-4xl grow flex-col gap-5 px-4 py-8">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-12 w-2/3 max-w-96" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
