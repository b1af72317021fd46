import { Button } from '../../../ui/button.tsx';

/** Shown below the record: how many changes are shown, and the button to load more. */
export function OlderChanges({
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
          ? 'Older changes could not be loaded. Please try again in a moment.'
          : `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} changes`}
      </p>
      <Button variant="secondary" busy={isFetching} busyText="Loading..." onClick={onMore}>
        Show older changes
      </Button>
    </div>
  );
}
