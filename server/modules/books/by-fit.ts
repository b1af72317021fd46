// Books by how they fit a child, level by level and no further than somebody reads on. Those that teach most
// are given as they are met; the others of a level once all of them are ranked by the number of their new
// sounds. Which sounds they are, only those books are asked that are shown.
import { BEST_LESSON, fitRank } from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import type { Child } from './child.ts';
import { booksIn, type Part } from './part.ts';

/** The books of a part of the shelf, as if the child had begun none; what stands equal in the shelf's order. */
export function* byFit(shelf: Shelf, child: Child, part: Part): Generator<ShelvedBook> {
  const countNew = shelf.sounds.countNew(child.met);
  const rankOf = (level: number, newSounds: number | null) =>
    fitRank({ level, newSounds, state: 'notStarted' }, child.level);
  const levels = [...shelf.byCategory.values()]
    .flatMap((books) => {
      const [first] = books;
      return first ? { level: first.level, from: first.place, to: first.place + books.length } : [];
    })
    .sort((a, b) => rankOf(a.level, null) - rankOf(b.level, null));

  for (const { level, from, to } of levels) {
    const alike = new Map<number | null, ShelvedBook[]>();
    const within = { ...part, from: Math.max(from, part.from), to: Math.min(to, part.to) };
    for (const book of booksIn(shelf, within)) {
      const newSounds = countNew(book.place);
      const others = alike.get(newSounds);
      if (newSounds === BEST_LESSON) yield book;
      else if (others) others.push(book);
      else alike.set(newSounds, [book]);
    }
    const byRank = Map.groupBy(alike, ([newSounds]) => rankOf(level, newSounds));
    for (const [, equal] of [...byRank].sort(([a], [b]) => a - b)) {
      const books = equal.flatMap(([, books]) => books);
      // Numbers beyond all that books have share a rank.
      yield* equal.length === 1 ? books : books.sort((a, b) => a.place - b.place);
    }
  }
}
