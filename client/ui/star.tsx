import { classNames } from './class-names.ts';

/** A gold star with rounded points. Decorative unless it has a `label`. */
export function Star({ className, label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={classNames('inline-block shrink-0', className ?? 'size-6')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d="M24 4.5l5.9 12.2 13.4 1.9-9.7 9.4 2.3 13.3L24 35l-11.9 6.3 2.3-13.3-9.7-9.4 13.4-1.9z"
        fill="var(--color-gold)"
        stroke="var(--color-gold-deep)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M17 21.5c1.6-3 3.3-6 5.2-9.4"
        fill="none"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The star total in a top bar. A view transition moves it from one screen to the next. */
export function StarCount({ total, className }: { total: number; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 [view-transition-name:star-count] rounded-full bg-gold-wash px-3.5 font-display text-lg font-semibold text-gold-ink',
        className,
      )}
    >
      <Star className="size-6" />
      <span className="tabular-nums">{total}</span>
      <span className="sr-only">{total === 1 ? 'gold star' : 'gold stars'}</span>
    </span>
  );
}
