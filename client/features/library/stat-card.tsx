import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';

/** A number the child can be proud of. `percent` (0 to 100) draws the bar to the next level. */
export function StatCard({
  title,
  value,
  description,
  picture,
  percent,
}: {
  title: string;
  /** Null while it is not known. */
  value: number | null;
  description: string;
  picture: ReactNode;
  percent?: number;
}) {
  return (
    <section className="flex items-center gap-4 rounded-card border border-line bg-page p-4 shadow-card sm:gap-5 sm:p-6">
      <div className="shrink-0" aria-hidden="true">
        {picture}
      </div>
      <div className="min-w-0 grow">
        <h2 className="text-lg text-ink-soft">{title}</h2>
        <p className="font-display text-4xl font-semibold leading-tight tabular-nums">
          {value ?? '–'}
        </p>
        <p className="text-[0.95rem] text-ink-soft">{description}</p>
        {percent !== undefined && (
          <>
            <ProgressBar percent={percent} label={title} tone="gold" className="mt-2" />
            {percent < 100 && (
              <p className="mt-1 text-[0.95rem] text-ink-soft">{percent}% to next level!</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
