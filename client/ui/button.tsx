import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const look: Record<ButtonVariant, string> = {
  primary:
    'bg-sea text-white shadow-[0_4px_0_var(--color-sea-deep)] hover:bg-sea-deep active:translate-y-[3px] active:shadow-[0_1px_0_var(--color-sea-deep)]',
  secondary:
    'bg-page text-ink border-2 border-line shadow-[0_3px_0_var(--color-line)] hover:border-sea hover:text-sea-deep active:translate-y-[2px] active:shadow-[0_1px_0_var(--color-line)]',
  quiet: 'text-sea-deep hover:bg-sea-wash',
  danger:
    'bg-loss text-white shadow-[0_4px_0_var(--color-loss-deep)] hover:bg-loss-deep active:translate-y-[3px] active:shadow-[0_1px_0_var(--color-loss-deep)]',
};

const measure: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-4 py-3 text-lg sm:px-7 sm:text-xl',
};

/** The classes of a button, for the rare element that looks like one and is neither button nor link. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classNames(
    'inline-flex min-w-12 items-center justify-center gap-2 rounded-control text-center font-display font-semibold leading-tight no-underline transition-[background-color,border-color,transform,box-shadow] duration-150 disabled:pointer-events-none disabled:opacity-65 aria-disabled:cursor-default aria-disabled:opacity-65 forced-colors:border-2 [&_svg]:shrink-0',
    look[variant],
    measure[size],
  );
}

function Spinner() {
  return (
    <svg className="size-5 animate-spin" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".3" strokeWidth="4" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/**
 * While `busy` the button is disabled and says `busyText`. It never submits unless its type says so.
 * `aria-disabled` says so to everybody and keeps the focus where it is: the browser takes it from a
 * button that is truly disabled, and the keyboard would begin the page anew.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyText,
  className,
  disabled,
  children,
  type = 'button',
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  busyText?: string;
}) {
  const isOff = busy || disabled === true;
  return (
    <button
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-disabled={isOff || ariaDisabled}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Enter in a field of the form comes here too.
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy && <Spinner />}
      {/* New words come in a new element: of the old ones a translator has replaced the nodes. */}
      <span key={busy ? 'busy' : 'ready'} className="contents">
        {busy ? (busyText ?? children) : children}
      </span>
    </button>
  );
}

/** A link inside the product that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: {
  href: string;
  /** What the history keeps of this step. */
  state?: unknown;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
} & Omit<ComponentProps<'a'>, 'href' | 'className' | 'children'>) {
  return (
    <Link href={href} className={classNames(buttonClass(variant, size), className)} {...rest}>
      {children}
    </Link>
  );
}
