import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { Logo } from './logo.tsx';
import type { Elements } from './elements.ts';

/** The header of screens other than the library: a home link with the product's name. With `children`, phones show only the logo. */
export function SiteHeader({ children }: { children?: Elements }) {
  return (
    <header className="mx-auto flex w-full max-w-7xl items-center justify-between gap-4 px-4 pt-3 sm:px-6">
      <Link
        href="/"
        className="flex min-h-12 items-center gap-2.5 rounded-control pr-2 font-display text-xl font-semibold text-ink"
      >
        <Logo className="size-10" />
        <span className={classNames(children !== undefined && 'max-sm:sr-only')}>
          Step Into Reading
        </span>
      </Link>
      {children}
    </header>
  );
}
