import { classNames } from './class-names.ts';

/** The product's logo: an open book with three steps to a star. Decorative, beside the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={classNames('inline-block shrink-0', className ?? 'size-12')}
      aria-hidden="true"
    >
      <g stroke="var(--color-sea-deep)" strokeWidth="4.5" strokeLinejoin="round">
        <path d="M48 88C36 77 20 75 5 79V41c15-4 31-2 43 9z" fill="var(--color-page)" />
        <path d="M48 88c12-11 28-13 43-9V41c-15-4-31-2-43 9z" fill="var(--color-sea-wash)" />
      </g>
      <path
        d="M15 70V62a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v14q-11-6-24-6z"
        fill="var(--color-mint-accent)"
      />
      <path d="M55 77V57a3 3 0 0 1 3-3h11v17q-8 2-14 6z" fill="var(--color-coral-accent)" />
      <path
        d="M69 71V49a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v21q-6-.5-13 1z"
        fill="var(--color-lavender-accent)"
      />
      <path
        d="M75.5 4l5.2 10.5 11.6 1.7-8.4 8.2 2 11.5-10.4-5.4-10.4 5.4 2-11.5-8.4-8.2 11.6-1.7z"
        fill="var(--color-gold)"
        stroke="var(--color-gold-deep)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
