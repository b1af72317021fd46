// One book as a child meets it: a large picture, its words below, and the whole card opens it.
import { Link } from 'wouter';
import type { BookSummary } from '../../../contracts/books.ts';
import { readingPage } from '../../../contracts/pages.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Star } from '../../ui/star.tsx';
import { Cover } from './cover.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { percentOf, stateOf } from './shelf.ts';

/** A gold sticker on the cover, so that a child sees which books are done. */
function FinishedMark() {
  return (
    <span className="absolute right-2 top-2 grid size-12 rotate-6 place-items-center rounded-full bg-gold-wash shadow-md ring-4 ring-page">
      <Star className="size-8" label="Finished" />
    </span>
  );
}

/** `wide` lays the cover beside the words, for a short list. */
export function BookCard({
  book,
  place,
  wide = false,
}: {
  book: BookSummary;
  place: ProgressEntry | undefined;
  wide?: boolean;
}) {
  const percent = percentOf(book, place);
  const action = place === undefined ? 'Read Now' : 'Continue';
  const stars = `${book.starReward} ${book.starReward === 1 ? 'gold star' : 'gold stars'}`;
  return (
    <article
      className={classNames(
        'group relative flex h-full overflow-hidden rounded-card border border-line bg-page shadow-card transition-[transform,box-shadow] duration-150 hover:-translate-y-1 hover:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea motion-reduce:hover:translate-y-0',
        wide ? 'flex-row' : 'flex-col',
      )}
    >
      <div className={classNames('relative', wide && 'w-2/5 shrink-0 self-center py-3 pl-3')}>
        <Cover book={book} className={wide ? 'rounded-2xl' : ''} />
        {stateOf(place) === 'finished' && <FinishedMark />}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5 p-3 sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <LevelBadge category={book.category} />
          <span
            className="inline-flex items-center gap-1 font-display font-semibold text-gold-ink"
            title={stars}
          >
            <Star className="size-5" />
            <span aria-hidden="true">{book.starReward}</span>
            <span className="sr-only">{stars}</span>
          </span>
        </div>
        <h3 id={`book-${book.id}`} className="line-clamp-2 text-lg sm:text-xl" title={book.title}>
          {book.title}
        </h3>
        {book.author !== null && (
          <p className="truncate text-[0.95rem] text-ink-soft">by {book.author}</p>
        )}
        <p className="sr-only">{levelNameOf(book.category)}</p>
        <div className="mt-auto flex flex-col gap-2 pt-1">
          {percent !== null && (
            <div>
              <ProgressBar percent={percent} label={`Progress in ${book.title}`} tone="sea" />
              <p className="mt-1 text-[0.95rem] text-ink-soft">{percent}% complete</p>
            </div>
          )}
          {/* The link's own box is stretched over the card: a small finger cannot miss it. */}
          <Link
            href={readingPage(book.id)}
            aria-label={`${action}: ${book.title}`}
            className={classNames(
              buttonClass('primary'),
              'w-full px-2! after:absolute after:inset-0 after:rounded-card focus-visible:outline-none',
            )}
          >
            {action}
          </Link>
        </div>
      </div>
    </article>
  );
}
