import { classNames } from './class-names.ts';

/** A paw print, the mark of a book that was read again: filled, or an outline to be earned. Decorative. */
export function Paw({ isFilled, className }: { isFilled: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('inline-block shrink-0 text-sea', className ?? 'size-6')}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? 'currentColor' : 'var(--color-line-strong)'}
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="5" cy="11.2" rx="2" ry="2.7" transform="rotate(-24 5 11.2)" />
      <ellipse cx="9.4" cy="6.2" rx="2.1" ry="3" transform="rotate(-8 9.4 6.2)" />
      <ellipse cx="14.6" cy="6.2" rx="2.1" ry="3" transform="rotate(8 14.6 6.2)" />
      <ellipse cx="19" cy="11.2" rx="2" ry="2.7" transform="rotate(24 19 11.2)" />
      <path d="M12 12c2.6 0 5.2 3.3 5.2 5.9 0 1.9-1.4 2.8-2.9 2.6-.9-.1-1.5-.4-2.3-.4s-1.4.3-2.3.4c-1.5.2-2.9-.7-2.9-2.6C6.800 15.300 9.400 12 12 12z" />
    </svg>
  );
}
