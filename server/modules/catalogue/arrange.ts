// The order of the shelf: as taught, the books of one series by their numbers, and each level as its owner has ordered it.
import type { FittingBook } from '../../../domain/fit.ts';
import { inGivenOrder } from '../../../domain/given-order.ts';
import type { Category } from '../../../domain/levels.ts';
import { seriesKey } from '../../../domain/series.ts';
import { placeOf, type PlaceRow } from './book-place.ts';
import { teachingOrder } from './teaching-order.ts';

/** What the order of a book depends on. */
export interface ArrangedBook extends FittingBook {
  id: string;
  /** 1 to 9; a step belongs to one level. */
  level: number;
  row: PlaceRow & {
    title: string;
    category: Category;
    different_words: number | null;
    series: string | null;
    series_number: number | null;
  };
}

const titles = new Intl.Collator('en', { numeric: true });

/** Returns the sounds of a book that its own step teaches. */
export const ownSounds = ({ step, sounds }: FittingBook): string[] =>
  sounds?.filter((key) => stepByKey.get(key) === step) ?? [];

const stepByKey = new Map(teachingOrder.map(({ key, step }) => [key, step]));

/**
 * Returns the books in the order of the shelf, without those that are held. These count only where an owner has given them
 * a place: another book may stand after one of them.
 */
export function arrange<B extends ArrangedBook>(books: readonly B[], held: readonly B[] = []): B[] {
  const isHeld = new Set(held);
  const byLevel = Map.groupBy(asTaught([...books, ...held], isHeld), ({ level }) => level);
  return [...byLevel.values()]
    .flatMap((ofLevel) => inGivenOrder(ofLevel, ({ row }) => placeOf(row)))
    .filter((book) => !isHeld.has(book));
}

/** Returns the books in the computed order. Levels come one after the other, because steps do. */
function asTaught<B extends ArrangedBook>(books: readonly B[], isHeld: ReadonlySet<B>): B[] {
  return withSeriesInOrder(
    books.toSorted(
      (a, b) =>
        a.step - b.step ||
        ownSounds(a).length - ownSounds(b).length ||
        (a.row.different_words ?? 0) - (b.row.different_words ?? 0) ||
        titles.compare(a.row.title, b.row.title) ||
        (a.id < b.id ? -1 : 1),
    ),
    isHeld,
  );
}

/**
 * Within a step, the books of a series share out the seats that they have, by their numbers; those without one come last.
 * One that is held has no part in that, so that a draft moves no other book.
 */
function withSeriesInOrder<B extends ArrangedBook>(
  books: readonly B[],
  isHeld: ReadonlySet<B>,
): B[] {
  const ordered = [...books];
  const ofSeries = Map.groupBy(books.entries(), ([, book]) =>
    book.row.series === null || isHeld.has(book)
      ? null
      : `${book.step} ${seriesKey(book.row.series)}`,
  );
  ofSeries.delete(null);
  for (const entries of ofSeries.values()) {
    const byNumber = entries.map(([, book]) => book).sort((a, b) => numberOf(a) - numberOf(b));
    for (const [at, book] of byNumber.entries()) ordered[entries[at]![0]] = book;
  }
  return ordered;
}

const numberOf = ({ row }: ArrangedBook) => row.series_number ?? Number.MAX_SAFE_INTEGER;
