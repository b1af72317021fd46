// Keeps one book for the car: a car, while the book is fetched in a ring that fills, and then with a tick.
import { Car } from 'lucide-react';
import { useState } from 'react';
import type { BookSummary } from '../../../contracts/books.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { removeKept, stopKeeping, useKeepState } from '../../offline/kept-books.ts';
import { refuseTap } from '../../offline/opening.tsx';
import { useCanKeep, useKeepsNothing } from '../../offline/worker.ts';
import { classNames } from '../../ui/class-names.ts';
import './car.css';
import { keepAloud } from './keep-news.tsx';
import { TickedCar } from './kept-car.tsx';

function Ring({ percent }: { percent: number }) {
  const circle = { cx: 24, cy: 24, r: 21, pathLength: 100 };
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="car-ring">
      <circle {...circle} />
      <circle {...circle} strokeDasharray={`${percent} 100`} />
    </svg>
  );
}

const STAYS = {
  title: 'Kept for the car',
  text: 'It stays while there is no network: it could not be fetched again.',
};

/** Nothing for a book that cannot be kept. Its place is there before it is known whether this device keeps books. */
export function CarButton({ book }: { book: BookSummary }) {
  const canKeep = useCanKeep();
  // A browser that refuses later leaves the place empty.
  const [keepsNothing] = useState(useKeepsNothing());
  const isCutOff = useIsCutOff();
  const keep = useKeepState(book.id);
  if (keepsNothing || book.isElsewhere) return null;

  // One that is kept by itself may go: a tap keeps it.
  const isKept = keep.state === 'kept' && keep.byHand;
  const onClick = () => {
    if (isKept) return isCutOff ? refuseTap(STAYS) : removeKept(book.id);
    if (keep.state === 'fetching') return stopKeeping(book.id);
    void keepAloud(book);
  };
  const isFetching = keep.state === 'fetching';
  return (
    <button
      type="button"
      aria-label={
        isFetching
          ? `Fetching ${book.title}, ${Math.round(keep.percent)} per cent. Stop`
          : `Keep for the car: ${book.title}`
      }
      aria-pressed={isFetching ? undefined : isKept}
      title={isKept ? 'Kept for the car' : 'Keep for the car'}
      data-state={isKept ? 'kept' : isFetching ? 'fetching' : 'none'}
      className={classNames('car', !canKeep && 'invisible')}
      onClick={onClick}
    >
      {isFetching && <Ring percent={keep.percent} />}
      {isKept ? (
        <TickedCar />
      ) : (
        <Car aria-hidden="true" className={isFetching ? 'size-5.5' : 'size-6.5'} />
      )}
    </button>
  );
}
