// The first thing under the heading: a greeting, and the picture of the book to go on with, so that a
// child who cannot read yet finds it without help.
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import type { BookSummary } from '../../../contracts/books.ts';
import { readingPage } from '../../../contracts/pages.ts';
import { Cover } from './cover.tsx';

function Hills() {
  return (
    <svg
      viewBox="0 0 800 220"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-full w-full"
      aria-hidden="true"
    >
      <rect width="800" height="220" fill="var(--color-sea-wash)" />
      <g fill="var(--color-page)" opacity=".85">
        <path d="M470 128a22 22 0 0 1 42-8 18 18 0 0 1 32 10 14 14 0 0 1-2 28h-70a16 16 0 0 1-2-30z" />
        <path
          className="max-sm:hidden"
          d="M330 112a15 15 0 0 1 28-5 12 12 0 0 1 22 7 9 9 0 0 1-2 18h-47a11 11 0 0 1-1-20z"
        />
      </g>
      <path d="M0 168q150-60 320-14t480-22v88H0z" fill="var(--color-mint)" />
      <path d="M0 196q200-50 420-12t380-16v52H0z" fill="var(--color-mint-accent)" opacity=".4" />
    </svg>
  );
}

export function WelcomeCard({
  firstName,
  lastBook,
}: {
  firstName: string | null;
  lastBook: BookSummary | undefined;
}) {
  return (
    <section className="relative isolate flex min-h-50 items-center gap-4 overflow-hidden rounded-card border border-line p-5 shadow-card sm:min-h-64 sm:gap-6 sm:p-8">
      <Hills />
      <div className="min-w-0 grow">
        <h2 className="text-2xl text-ink sm:text-3xl">Welcome back, {firstName ?? 'Student'}!</h2>
        <p className="mt-2 max-w-prose text-lg">
          {lastBook === undefined
            ? 'Pick a book and earn a gold star.'
            : 'Your book is waiting for you.'}
        </p>
      </div>
      {lastBook !== undefined && (
        <Link
          href={readingPage(lastBook.id)}
          aria-label={`Keep reading ${lastBook.title}`}
          className="group relative w-28 shrink-0 rotate-2 rounded-3xl border-4 border-page bg-page shadow-lift transition-transform hover:rotate-0 motion-reduce:rotate-0 sm:w-36"
        >
          <Cover book={lastBook} className="rounded-2xl" />
          <span className="absolute -bottom-3 -right-3 grid size-14 place-items-center rounded-full border-4 border-page bg-sea text-white group-hover:bg-sea-deep">
            <Play className="ml-0.5 size-6 fill-current" aria-hidden="true" />
          </span>
        </Link>
      )}
    </section>
  );
}
