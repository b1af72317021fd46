import type { ReactNode } from 'react';

/**
 * Says that something is missing or failed, and offers an action. `picture` is the address of a picture of 200 x 140
 * units, where nothing has gone wrong and there is merely nothing to show.
 */
export function Problem({
  title,
  text,
  action,
  picture,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  picture?: string;
}) {
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-xl flex-col items-center gap-3 rounded-card border-2 border-dashed border-line bg-page px-6 py-10 text-center"
    >
      {picture === undefined ? (
        <svg viewBox="0 0 96 64" className="w-24" aria-hidden="true">
          <path
            d="M48 16C36 6 20 6 8 11v44c12-5 28-5 40 5 12-10 28-10 40-5V11C76 6 60 6 48 16z"
            fill="var(--color-paper-deep)"
            stroke="var(--color-line-strong)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M48 16v44M20 30q4-5 8 0M64 30q4-5 8 0M22 44q24-10 52 0"
            fill="none"
            stroke="var(--color-line-strong)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      ) : (
        <img src={picture} alt="" width={200} height={140} className="lying:w-36" />
      )}
      <p className="font-display text-2xl font-semibold">{title}</p>
      {text !== undefined && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
