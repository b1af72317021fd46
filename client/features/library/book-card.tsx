// One book as the child sees it: a large cover, with text below it. The whole card opens the book.
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import type { BookCard as Card } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { groupOf, levelOf, type LevelGroup } from '../../../domain/levels.ts';
import { MOST_PAW_PRINTS } from '../../../domain/rereading.ts';
import { count } from '../../../domain/count.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { Star } from '../../ui/star.tsx';
import { Cover } from '../../ui/cover.tsx';
import { SayButton } from '../../voice/say-button.tsx';
import { CarButton } from './car-button.tsx';
import { fitLabel } from './fit-copy.ts';
import {
  closedButtonClass,
  closedCover,
  linkTo,
  NEEDS_NETWORK,
  NetworkMark,
  useNeedsNetwork,
} from '../../offline/opening.tsx';
import { PawPrints } from './paw-prints.tsx';
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
    <p
      className="line-clamp-2 text-[0.95rem] leading-snug text-ink-soft"
      title={fitText.names || undefined}
    >
      <span>{fitText.label}</span>
      {fitText.examples && <span aria-hidden="true">{`: ${fitText.examples}`}</span>}
      {fitText.names && <span className="sr-only">{`: ${fitText.names}`}</span>}
    </p>
  );
}

/** The foot of the cover has the colour of the level. */
const edges: Record<LevelGroup, string> = {
  beginner: 'border-mint-accent',
  intermediate: 'border-coral-accent',
  advanced: 'border-lavender-accent',
};

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
  const stars = count(book.starReward, 'gold star');
  const needsNetwork = useNeedsNetwork(book.id);
  return (
    <article
      data-shape={shape}
      className={classNames(
        'book-card group relative flex h-full overflow-hidden rounded-card border border-line bg-page shadow-card transition-[transform,box-shadow] duration-150 hover:-translate-y-1 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-sea motion-reduce:hover:translate-y-0',
        card,
      )}
    >
      <div className={classNames('relative', frame)}>
        <Cover
          book={book}
          className={classNames(
            'border-b-4',
            edges[groupOf(levelOf(book.category))],
            cover,
            needsNetwork && closedCover,
          )}
        />
        {isFinished && <FinishedMark />}
        {isFinished && <PawPrints bookId={book.id} count={progress?.pawPrints ?? 0} />}
        {percent !== null && (
          <ProgressBar
            percent={percent}
            label={`Progress in ${book.title}`}
            tone="sea"
            className="absolute inset-x-2 bottom-2 border-2 border-page shadow-md"
          />
        )}
        {/* Above the link that covers the card. */}
        <SayButton
          phrases={[{ words: book.title }]}
          className={classNames(
            'absolute right-1 z-1 bg-page/90 shadow-md',
            percent === null ? 'bottom-1' : 'bottom-6',
          )}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 p-2.5 min-[24rem]:p-3">
        {/* First for a screen reader, second to the eye. */}
        <h3
          id={`book-${book.id}`}
          translate="no"
          className="line-clamp-2 min-h-[2lh] text-base leading-tight sm:text-lg sm:leading-tight"
          title={book.title}
        >
          {book.title}
        </h3>
        <div className="-order-1 flex flex-wrap items-center justify-between gap-1">
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
        {book.author !== null && (
          <p className="truncate text-[0.95rem] leading-normal text-ink-soft">{`by ${book.author}`}</p>
        )}
        <p className="sr-only">{levelNameOf(book.category)}</p>
        {/* Both lie in one place, so that nothing moves when the network goes. */}
        <div className="grid *:col-start-1 *:row-start-1">
          <div className={needsNetwork ? 'invisible' : ''}>
            {percent === null && !isFinished && <Fit fit={book.fit} />}
            {percent !== null && (
              <p className="text-[0.95rem] leading-tight text-ink-soft">{`${percent}% complete`}</p>
            )}
            {isFinished && (
              <p className="font-display text-[0.95rem] font-semibold leading-tight text-gold-ink">
                Finished
              </p>
            )}
          </div>
          <p className="min-h-[1lh] text-[0.95rem] leading-tight text-ink-soft">
            {needsNetwork && <span>{NEEDS_NETWORK}</span>}
          </p>
        </div>
        {isFinished && (
          <p className="sr-only">{`Read again ${progress?.pawPrints ?? 0} of ${MOST_PAW_PRINTS} times`}</p>
        )}
        <div className="mt-auto flex gap-1.5 pt-1.5">
          {/* The link's box covers the whole card, so that a small finger cannot miss it. The link
              must not move when pressed: a transform would make it the containing block of that
              box, and the tap would be lost. */}
          <Link
            {...linkTo(book.id, needsNetwork)}
            aria-label={`${isFinished ? 'Continue. Read again' : action}: ${book.title}`}
            className={classNames(
              // Unfinished books get the more prominent button.
              needsNetwork
                ? closedButtonClass()
                : buttonClass(isFinished ? 'secondary' : 'primary'),
              'grow px-2! active:translate-none! after:absolute after:inset-0 after:rounded-card focus-visible:outline-none',
            )}
          >
            {needsNetwork ? (
              <NetworkMark className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5 fill-current" />
            )}
            <span>{action}</span>
          </Link>
          <CarButton book={book} />
        </div>
      </div>
    </article>
  );
}
