import { classNames } from '../../ui/class-names.ts';

/** A progress bar. `percent` is a whole number from 0 to 100, and `label` is the accessible name. */
export function ProgressBar({
  percent,
  label,
  tone,
  className,
}: {
  percent: number;
  label: string;
  /** Gold is only for stars. */
  tone: 'sea' | 'gold';
  className?: string;
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames(
        'h-3 overflow-hidden rounded-full bg-paper-deep forced-colors:border',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-700 forced-colors:bg-[Highlight]',
          tone === 'gold' ? 'bg-gold' : 'bg-sea',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
