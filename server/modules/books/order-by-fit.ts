// Sorts books by how well they fit a child, lazily and level by level. Books that teach most come first within
// a level, so they are yielded at once; the others are yielded after the whole level is ranked. Ranking needs
// only the number of new sounds; which sounds these are is computed later, for the books that are shown.
import { BEST_LESSON, fitRank } from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import type { StudentReading } from './student-reading.ts';
import { booksIn, type ShelfSlice } from './shelf-slice.ts';

/** Yields the books of a slice by fit, as if the child had begun none of them. Ties stay in shelf order. */
export function* byFit(
  shelf: Shelf,
  reading: StudentReading,
  slice: ShelfSlice,
): Generator<ShelvedBook> {
  const countNew = shelf.sounds.countNew(reading.met);
  const rankOf = (level: number, newSounds: number | null) =>
    fitRank({ level, newSounds, state: 'notStarted' }, reading.level);
  const levels = [...shelf.byCategory.values()]
    .flatMap((books) => {
      const [first] = books;
      return first ? { level: first.level, from: first.index, to: first.index + books.length } : [];
    })
    .sort((a, b) => rankOf(a.level, null) - rankOf(b.level, null));

  for (const { level, from, to } of levels) {
    const byNewSounds = new Map<number | null, ShelvedBook[]>();
    const levelSlice = { ...slice, from: Math.max(from, slice.from), to: Math.min(to, slice.to) };
    for (const book of booksIn(shelf, levelSlice)) {
      const newSounds = countNew(book.index);
      const sameNumber = byNewSounds.get(newSounds);
      if (newSounds === BEST_LESSON) yield book;
      else if (sameNumber) sameNumber.push(book);
      else byNewSounds.set(newSounds, [book]);
    }
    const byRank = Map.groupBy(byNewSounds, ([newSounds]) => rankOf(level, newSounds));
    for (const [, equal] of [...byRank].sort(([a], [b]) => a - b)) {
      const books = equal.flatMap(([, books]) => books);
      // `fitRank` caps the number of new sounds, so different numbers can share a rank.
      yield* equal.length === 1 ? books : books.sort((a, b) => a.index - b.index);
    }
  }
}
