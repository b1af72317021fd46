// Shown below a paged list of books: how many are shown, and the button to load more.
import { Button } from './button.tsx';

export function MoreBooks({
  shown,
  total,
  isFetching,
  hasFailed,
  onMore,
}: {
  shown: number;
  total: number;
  isFetching: boolean;
  /** Whether the last fetch failed. */
  hasFailed: boolean;
  onMore: () => void;
}) {
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <p role="status" className={hasFailed ? 'font-bold text-loss' : 'text-ink-soft'}>
        {hasFailed
          ? 'More books could not be loaded. Please try again in a moment.'
          : `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} books`}
      </p>
      <Button
        variant="secondary"
        size="lg"
        busy={isFetching}
        busyText="Loading more books..."
        onClick={onMore}
      >
        Show more books
      </Button>
    </div>
  );
}
