// The paw prints on the cover of a finished book: as many filled as the child has read it again.
import { useEffect, useState } from 'react';
import { MOST_PAW_PRINTS } from '../../../domain/rereading.ts';
import { useChildId } from '../../auth/chosen-child.ts';
import { Paw } from '../../ui/paw.tsx';

/** How many prints of each child's books have been shown since the page was opened. */
const shownPrints = new Map<string, number>();

/** A print that was not there when the book was last shown is stamped in. */
export function PawPrints({ bookId, count }: { bookId: string; count: number }) {
  const key = `${useChildId()} ${bookId}`;
  const [before] = useState(() => shownPrints.get(key) ?? count);
  useEffect(() => void shownPrints.set(key, count), [key, count]);
  return (
    <span
      aria-hidden="true"
      title={`Read again ${count} of ${MOST_PAW_PRINTS} times`}
      className="absolute bottom-2 left-2 flex gap-0.5 rounded-full bg-page px-1.5 py-1 shadow-md forced-colors:border"
    >
      {Array.from({ length: MOST_PAW_PRINTS }, (_, at) => (
        <Paw
          key={at}
          isFilled={at < count}
          className={`size-5.5 ${at < count && at >= before ? 'animate-stamp' : ''}`}
        />
      ))}
    </span>
  );
}
