// One book as the child sees it: a large cover, with text below it. The whole card opens the book.
import { Link } from 'wouter';
import type { BookCard as Card } from '../../../contracts/books.ts';
import { readingPage } from '../../../contracts/pages.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Star } from '../../ui/star.tsx';
import { Cover } from '../../ui/cover.tsx';
import { SayButton } from '../../voice/say-button.tsx';
import { fitLabel } from './fit-copy.ts';
import { ProgressBar } from './progress-bar.tsx';
import { percentOf, stateOf } from './shelf.ts';

/** A gold sticker on the cover of a finished book. */
function FinishedMark() {
  return (
    <span className="absolute right-2 top-2 grid size-12 rotate-6 place-items-center rounded-full bg-gold-wash shadow-md ring-4 ring-page">
      <Star className="size-8" />
    </span>
  );
}

/**
 * How the book fits the child, as a short label. The new sounds are named in the tooltip and for
 * screen readers.
 */
function Fit({ fit }: Pick<Card, 'fit'>) {
  const fitText = fitLabel(fit);
  if (fitText === null) return null;
  return (
    <p className="text-[0.95rem] leading-snug text-ink-soft" title={fitText.names || undefined}>
      <span>{fitText.label}</span>
      {fitText.letters && <span aria-hidden="true">{`: ${fitText.letters}`}</span>}
      {fitText.names && <span className="sr-only">{`: ${fitText.names}`}</span>}
    </p>
  );
}

/**
 * A vertical card has its text below the cover. A horizontal one, for short lists, has it beside
 * the cover.
 */
type Shape = 'vertical' | 'horizontal' | 'vertical-on-tablets';

const shapes: Record<Shape, { card: string; frame: string; cover: string }> = {
  vertical: { card: 'flex-col', frame: '', cover: '' },
  horizontal: { card: '', frame: 'w-2/5 shrink-0 self-center py-3 pl-3', cover: 'rounded-2xl' },
  'vertical-on-tablets': {
    card: 'sm:max-lg:flex-col',
    frame:
      'max-sm:w-2/5 max-sm:shrink-0 max-sm:self-center max-sm:py-3 max-sm:pl-3 lg:w-2/5 lg:shrink-0 lg:self-center lg:py-3 lg:pl-3',
    cover: 'max-sm:rounded-2xl lg:rounded-2xl',
  },
};

export function BookCard({
  book,
  progress,
  shape = 'vertical',
}: {
  book: Card;
  progress: ProgressEntry | undefined;
  shape?: Shape;
}) {
  const { card, frame, cover } = shapes[shape];
  const isFinished = stateOf(progress) === 'finished';
  const percent = percentOf(book, progress);
  const action = progress === undefined ? 'Read Now' : 'Continue';
  const stars = `${book.starReward} ${book.starReward === 1 ? 'gold star' : 'gold stars'}`;
  return (
    <article
      className={classNames(
        'group relative flex h-full overflow-hidden rounded-card border border-line bg-page shadow-card transition-[transform,box-shadow] duration-150 hover:-translate-y-1 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-sea motion-reduce:hover:translate-y-0',
        card,
      )}
    >
      <div className={classNames('relative', frame)}>
        <Cover book={book} className={cover} />
        {isFinished && <FinishedMark />}
        {/* Above the link that covers the card. */}
        <SayButton
          phrases={[{ words: book.title }]}
          className="absolute bottom-1 right-1 z-1 bg-page/90 shadow-md"
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5 p-2.5 min-[24rem]:p-3 sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-1">
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
        {!isFinished && <Fit fit={book.fit} />}
        <h3
          id={`book-${book.id}`}
          translate="no"
          className="line-clamp-2 text-lg sm:text-xl"
          title={book.title}
        >
          {book.title}
        </h3>
        {book.author !== null && (
          <p className="truncate text-[0.95rem] text-ink-soft">{`by ${book.author}`}</p>
        )}
        <p className="sr-only">{levelNameOf(book.category)}</p>
        <div className="mt-auto flex flex-col gap-2 pt-1">
          {isFinished && <p className="font-display font-semibold text-gold-ink">Finished</p>}
          {percent !== null && (
            <div>
              <ProgressBar percent={percent} label={`Progress in ${book.title}`} tone="sea" />
              <p className="mt-1 text-[0.95rem] text-ink-soft">{`${percent}% complete`}</p>
            </div>
          )}
          {/* The link's box covers the whole card, so that a small finger cannot miss it. The link
              must not move when pressed: a transform would make it the containing block of that
              box, and the tap would be lost. */}
          <Link
            href={readingPage(book.id)}
            aria-label={`${action}: ${book.title}`}
            className={classNames(
              // Unfinished books get the more prominent button.
              buttonClass(isFinished ? 'secondary' : 'primary'),
              'w-full px-2! active:translate-none! after:absolute after:inset-0 after:rounded-card focus-visible:outline-none',
            )}
          >
            {action}
          </Link>
        </div>
      </div>
    </article>
  );
}
