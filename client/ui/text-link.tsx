import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

/** A link in running text, tall enough for a thumb. */
export function TextLink({
  href,
  state,
  children,
  ...rest
}: {
  href: string;
  /** The history state of this navigation. */
  state?: string;
  children: ReactNode;
} & Pick<ComponentProps<'a'>, 'aria-disabled' | 'onClick'>) {
  return (
    <Link
      href={href}
      state={state}
      className="-mx-1 inline-flex min-h-12 items-center rounded-lg px-1 font-bold text-sea-deep underline decoration-2 underline-offset-4 hover:decoration-4 aria-disabled:text-ink-soft aria-disabled:no-underline"
      {...rest}
    >
      {children}
    </Link>
  );
}
