import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const variantClasses: Record<ButtonVariant, string> = {
  primary:
    'bg-sea text-white shadow-[0_4px_0_var(--color-sea-deep)] hover:bg-sea-deep active:translate-y-[3px] active:shadow-[0_1px_0_var(--color-sea-deep)]',
  secondary:
    'bg-page text-ink border-2 border-line shadow-[0_3px_0_var(--color-line)] hover:border-sea hover:text-sea-deep active:translate-y-[2px] active:shadow-[0_1px_0_var(--color-line)]',
  quiet: 'text-sea-deep hover:bg-sea-wash',
  danger:
    'bg-loss text-white shadow-[0_4px_0_var(--color-loss-deep)] hover:bg-loss-deep active:translate-y-[3px] active:shadow-[0_1px_0_var(--color-loss-deep)]',
};

const sizeClasses: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-4 py-3 text-lg sm:px-7 sm:text-xl',
};

/** Returns the classes of a button, for elements that look like one but are neither a `Button` nor a `ButtonLink`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classNames(
    'inline-flex min-w-12 items-center justify-center gap-2 rounded-control text-center font-display font-semibold leading-tight no-underline transition-[background-color,border-color,transform,box-shadow] duration-150 disabled:pointer-events-none disabled:opacity-65 aria-disabled:cursor-default aria-disabled:opacity-65 forced-colors:border-2 [&_svg]:shrink-0',
    variantClasses[variant],
    sizeClasses[size],
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
 * A button. While `busy` it is disabled and shows `busyText`. Its default type is 'button', so it does not submit.
 * It uses `aria-disabled` instead of `disabled`, because a disabled button loses the focus and the keyboard
 * would start again at the top of the page.
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
  const isDisabled = busy || disabled === true;
  return (
    <button
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-disabled={isDisabled || ariaDisabled}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Enter in a form field also triggers this handler.
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy && <Spinner />}
      {/* The key gives new text a new element, because a browser's translator may have replaced the old text node. */}
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
  /** The history state of this navigation. */
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
