import type { ReactNode } from 'react';

/** A list of named values. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">{children}</dl>
    </div>
  );
}

/** One named value. Renders nothing when the value is unknown. */
export function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div className="min-w-0">
      <dt className="text-[0.95rem] text-ink-soft">{name}</dt>
      <dd className="text-lg font-bold">{children}</dd>
    </div>
  );
}
