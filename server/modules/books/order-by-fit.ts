// Sorts books by how well they fit a reading. New sounds are counted only for as many steps as the caller takes.
import { fitRank } from '../../../domain/fit.ts';
import type { ShelvedBook } from '../catalogue/shelf.ts';
import type { StudentReading } from './student-reading.ts';

/** Yields the books from the best fit to the worst. Equal fits keep their order. */
export function* byFit(
  books: readonly ShelvedBook[],
  reading: StudentReading,
): Generator<ShelvedBook> {
  const rankOf = (book: ShelvedBook, newSounds: number | null) => {
    const [state, readAt] = [reading.stateOf(book), reading.readAt(book)];
    return fitRank({ step: book.step, newSounds, state, readAt }, reading.step);
  };
  // Without its sounds a book has the last rank of its state and step.
  const groups = Map.groupBy(books, (book) => rankOf(book, null));
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    const ranked = group.map((book) => {
      return { book, rank: rankOf(book, reading.newSoundsOf(book)?.length ?? null) };
    });
    for (const { book } of ranked.sort((a, b) => a.rank - b.rank)) yield book;
  }
}
