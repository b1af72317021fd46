// Shown below a list that is loaded part by part: how much is shown, and the button to load more.
import { Button } from './button.tsx';

const kinds = {
  books: {
    more: 'Show more books',
    loading: 'Loading more books...',
    failed: 'More books could not be loaded. Please try again in a moment.',
  },
  changes: {
    more: 'Show older changes',
    loading: 'Loading older changes...',
    failed: 'Older changes could not be loaded. Please try again in a moment.',
  },
} as const;

export function ShowMore({
  of,
  shown,
  total,
  isFetching,
  hasFailed,
  onMore,
}: {
  of: keyof typeof kinds;
  shown: number;
  total: number;
  isFetching: boolean;
  /** Whether the last fetch failed. */
  hasFailed: boolean;
  onMore: () => void;
}) {
  const { more, loading, failed } = kinds[of];
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <p role="status" className={hasFailed ? 'font-bold text-loss' : 'text-ink-soft'}>
        {hasFailed
          ? failed
          : `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} ${of}`}
      </p>
      <Button variant="secondary" size="lg" busy={isFetching} busyText={loading} onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}
