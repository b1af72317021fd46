import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';

/** The cards are side by side, also on a phone, so that the books are not far below. The medals join them where they fit. */
export const statColumns =
  'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-[1fr_1fr_1.5fr] lg:has-[[aria-expanded=true]]:grid-cols-2';

/** The card's height, so that nothing moves when its number loads. */
export const statHeight = 'min-h-44 sm:min-h-49 lg:min-h-44';

/**
 * A card with one number for the child to be proud of. `percent` (0 to 100) adds a bar to the next
 * level.
 */
export function StatCard({
  title,
  value,
  description,
  picture,
  percent,
  fullNote,
}: {
  title: string;
  /** Null while it is unknown. */
  value: number | null;
  description: string;
  /** Renders the picture with these size classes. */
  picture: (size: string) => ReactNode;
  percent?: number;
  /** What is said below a full bar. */
  fullNote?: string | null;
}) {
  const note = percent !== undefined && percent < 100 ? `${percent}% to next level!` : fullNote;
  return (
    <section
      className={`flex items-center gap-5 rounded-card lg:max-xl:gap-4 border border-line bg-page p-4 shadow-card sm:p-6 lg:py-3 lg:max-xl:px-5 ${statHeight}`}
    >
      <div className="shrink-0 max-sm:hidden" aria-hidden="true">
        {picture('size-20 lg:max-xl:size-14')}
      </div>
      <div className="flex min-w-0 grow flex-col self-stretch sm:justify-center">
        <h2 className="text-base text-ink-soft sm:text-lg">{title}</h2>
        <p className="relative font-display text-4xl font-semibold leading-tight tabular-nums">
          <span>{value ?? '–'}</span>
          <span className="absolute right-0 top-1/2 -translate-y-1/2 leading-none sm:hidden">
            {picture('size-11')}
          </span>
        </p>
        <p className="text-[0.95rem] leading-snug text-ink-soft">{description}</p>
        {percent !== undefined && (
          <>
            <ProgressBar percent={percent} label={title} tone="gold" className="mt-2" />
            {note && <p className="mt-1 text-[0.95rem] leading-snug text-ink-soft">{note}</p>}
          </>
        )}
      </div>
    </section>
  );
}
