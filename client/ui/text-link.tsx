import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link in running text, tall enough for a thumb. */
export function TextLink({
  href,
  state,
  children,
}: {
  href: string;
  /** The history state of this navigation. */
  state?: string;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      state={state}
      className="-mx-1 inline-flex min-h-12 items-center rounded-lg px-1 font-bold text-sea-deep underline decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children}
    </Link>
  );
}
