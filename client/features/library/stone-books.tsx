// The books of one stone in a row, under the letters of its step. Nothing where there are none.
import { Play } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { BookCard } from '../../../contracts/books.ts';
import type { PathStep } from '../../../contracts/path.ts';
import type { ReadingState } from '../../../domain/fit.ts';
import { useKeepState } from '../../offline/kept-books.ts';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Star } from '../../ui/star.tsx';
import { KeptMark } from './kept-car.tsx';
import {
  closedCover,
  linkTo,
  NEEDS_NETWORK,
  NetworkMark,
  useNeedsNetwork,
} from '../../offline/opening.tsx';
import { stepBefore, type StoneState } from './path-view.ts';
import { type ProgressByBook, stateOf } from './shelf.ts';

const verbs: Record<ReadingState, string> = {
  notStarted: 'Read Now',
  reading: 'Continue',
  finished: 'Read again',
};

/** While books are on their way, at most so many skeletons stand in their place. */
const MOST_SKELETONS = 3;

const PlayMark = ({ className }: { className: string }) => (
  <Play aria-hidden="true" className={`ml-0.5 fill-current ${className}`} />
);

function SmallBook({ book, state }: { book: BookCard; state: ReadingState }) {
  const needsNetwork = useNeedsNetwork(book.id);
  const keep = useKeepState(book.id);
  const Mark = needsNetwork ? NetworkMark : PlayMark;
  return (
    <>
      <Link
        {...linkTo(book.id, needsNetwork)}
        aria-label={`${verbs[state]}: ${book.title}`}
        className="path-book"
      >
        <Cover book={book} className={classNames('rounded-2xl', needsNetwork && closedCover)} />
        {state === 'finished' && (
          <span className="path-book-star">
            <Star className="size-6" />
          </span>
        )}
        <span className="path-book-play">
          <Mark className="size-5" />
        </span>
      </Link>
      {keep.state === 'kept' && keep.byHand && <KeptMark />}
      {needsNetwork && <p className="sr-only">{NEEDS_NETWORK}</p>}
      <p aria-hidden="true" translate="no" className="path-book-title">
        <span>{book.title}</span>
      </p>
    </>
  );
}

function LoadingBooks({ count }: { count: number }) {
  return Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, at) => (
    <li key={at} aria-hidden="true">
      <Skeleton className="aspect-3/4" />
      <p className="path-book-title" />
    </li>
  ));
}

export function StoneBooks({
  stone,
  state,
  books,
  expected,
  progressByBook,
}: {
  stone: PathStep;
  state: StoneState;
  /** Undefined while they are on their way. */
  books: readonly BookCard[] | undefined;
  /** How many are on their way. */
  expected: number;
  progressByBook: ProgressByBook;
}) {
  const id = useId();
  const before = stepBefore(stone.id);
  if (books?.length === 0) return null;
  return (
    <section className="stone-books" aria-labelledby={id}>
      <h3 id={id}>
        <span className="sr-only">{`Books of step ${stone.id}: `}</span>
        <span translate="no">{stone.title}</span>
      </h3>
      {state === 'ahead' && before !== null && (
        <p className="path-books-note">{`For after step ${before}`}</p>
      )}
      <ul>
        {books === undefined ? (
          <LoadingBooks count={expected} />
        ) : (
          books.map((book) => (
            <li key={book.id}>
              <SmallBook book={book} state={stateOf(progressByBook.get(book.id))} />
            </li>
          ))
        )}
      </ul>
    </section>
  );
}
