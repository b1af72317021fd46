// The books of the chosen stone. Where the child's own step has few besides the large one, those of the next step follow.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BookCard } from '../../../contracts/books.ts';
import type { Path, PathStep } from '../../../contracts/path.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { booksQuery, itemsOf, stepBooksQuery } from '../../api/queries.ts';
import { prefersReducedMotion } from '../../browser/reduced-motion.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { booksOfStep, neighbourOf, initialStone, stateOfStone, currentStone } from './path-view.ts';
import { KeepNext } from './keep-next.tsx';
import type { ProgressByBook } from './shelf.ts';
import { StoneBooks } from './stone-books.tsx';
import type { PathChoice } from './use-path-choice.ts';

/** At least so many books stand beside the large one. */
const MIN_OTHERS = 2;

/**
 * Returns undefined while the books are on their way, and none where they cannot be fetched. Without a network, those that
 * the shelf knows.
 */
function useBooksOf(step: StepId): readonly BookCard[] | undefined {
  const { data, isError } = useQuery(stepBooksQuery(step));
  // The library screen makes this request.
  const shelf = useInfiniteQuery({ ...booksQuery(), enabled: false }).data;
  const isCutOff = useIsCutOff();
  if (data !== undefined || !isError) return data;
  return isCutOff && shelf ? booksOfStep(step, itemsOf(shelf)) : [];
}

const without = (books: readonly BookCard[] | undefined, heroId: string | undefined) =>
  books?.filter(({ id }) => id !== heroId);

interface Shared {
  /** The large book of the scene, which is not repeated beside it. */
  heroId: string | undefined;
  progressByBook: ProgressByBook;
}

function Neighbour({
  stone,
  count,
  here,
  heroId,
  progressByBook,
}: Shared & { stone: PathStep; count: number; here: PathStep | undefined }) {
  const books = without(useBooksOf(stone.id), heroId)?.slice(0, count);
  return (
    <StoneBooks
      stone={stone}
      state={stateOfStone(stone, here)}
      books={books}
      expected={Math.min(stone.books, count)}
      progressByBook={progressByBook}
    />
  );
}

/** Brings the books into view at each tap on a stone above them. */
function useShownBooks({ taps }: PathChoice) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taps === 0) return;
    shown.current?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [taps]);
  return shown;
}

export function PathBooks({
  path,
  choice,
  hero,
  progressByBook,
}: Omit<Shared, 'heroId'> & { path: Path; choice: PathChoice; hero: BookCard | undefined }) {
  const { stone } = choice;
  const heroId = hero?.id;
  const here = currentStone(path);
  const isStart = stone.id === initialStone(path)?.id;
  const all = useBooksOf(stone.id);
  const books = isStart ? without(all, heroId) : all;
  const missing = isStart && books ? MIN_OTHERS - books.length : 0;
  const neighbour = missing > 0 ? neighbourOf(path, stone) : undefined;
  const isCutOff = useIsCutOff();
  return (
    <div ref={useShownBooks(choice)} className="path-books">
      <div className="path-books-row">
        <StoneBooks
          stone={stone}
          state={stateOfStone(stone, here)}
          books={books}
          expected={stone.books}
          progressByBook={progressByBook}
        />
        {isCutOff && !isStart && all?.length === 0 && (
          <p className="self-start text-ink-soft">The books of this step need a network.</p>
        )}
        {neighbour && (
          <Neighbour
            stone={neighbour}
            count={missing}
            here={here}
            heroId={heroId}
            progressByBook={progressByBook}
          />
        )}
      </div>
      <KeepNext first={hero} progressByBook={progressByBook} />
    </div>
  );
}
