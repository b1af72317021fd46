// All books in the order of the library. Everything that lists need is computed once, because lists are requested far
// more often than books change.
import type { BookSummary } from '../../../contracts/books.ts';
import type { FittingBook, LibraryStep } from '../../../domain/fit.ts';
import { categories, levelOf, type Category } from '../../../domain/levels.ts';
import { positionOf, readStep } from '../../../domain/teaching-steps.ts';
import { searchableText } from '../../../domain/search.ts';
import { readKeys } from '../../../phonics/keys.ts';
import { stepWithin } from '../../../phonics/steps.ts';
import { arrange, ownSounds } from './arrange.ts';
import { presentSummary } from './present.ts';
import type { ShelfRow } from './book-rows.ts';

export interface ShelvedBook extends FittingBook {
  id: string;
  /** 1 to 9. */
  level: number;
  row: ShelvedRow;
  summary: BookSummary;
  /** The text that is searched. */
  text: string;
}

/** The row without its sounds, which are in `ShelvedBook.sounds`. */
type ShelvedRow = Omit<ShelfRow, 'phonograms' | 'step'>;

export interface Shelf {
  books: ShelvedBook[];
  summaries: BookSummary[];
  byId: ReadonlyMap<string, ShelvedBook>;
  /** The books that are not on this shelf, because they are not published. What a child has learnt of them stays. */
  held: ReadonlyMap<string, ShelvedBook>;
  byCategory: ReadonlyMap<Category, ShelvedBook[]>;
  /** The books of each level in the database's order of titles. */
  byTitle: ReadonlyMap<Category, ShelvedBook[]>;
  /** The books of each step that has any. The steps are in teaching order. */
  byStep: ReadonlyMap<number, readonly ShelvedBook[]>;
  /** The steps with a book whose words are known, in teaching order. */
  steps: LibraryStep[];
}

/** Builds a shelf of books that are sorted by title, without those that are held. */
export function buildShelf(
  shelved: readonly ShelvedBook[],
  held: readonly ShelvedBook[] = [],
): Shelf {
  const books = arrange(shelved, held);
  // An owner's order of a level mixes its steps.
  const bySteps = books.toSorted((a, b) => a.step - b.step);
  const byStep = Map.groupBy(bySteps, ({ step }) => step);
  const ofLevel = (level: number) => books.filter((book) => book.level === level);
  return {
    books,
    summaries: books.map(({ summary }) => summary),
    byId: new Map(books.map((book) => [book.id, book])),
    held: new Map(held.map((book) => [book.id, book])),
    byCategory: new Map(categories.map((category) => [category, ofLevel(levelOf(category))])),
    byTitle: Map.groupBy(shelved, ({ row }) => row.category),
    byStep,
    steps: [...byStep].flatMap(([step, some]) => {
      const known = some.filter(({ sounds }) => sounds !== null);
      return known.length === 0 ? [] : [{ step, sounds: [...new Set(known.flatMap(ownSounds))] }];
    }),
  };
}

/** Computes once what lists need of a book. */
export function shelve({ phonograms, step, ...row }: ShelfRow): ShelvedBook {
  return {
    id: row.id,
    row,
    summary: presentSummary(row),
    text: searchableText(row),
    level: levelOf(row.category),
    step: positionOf(stepWithin(readStep(step), levelOf(row.category))),
    sounds: phonograms === null ? null : readKeys(phonograms),
  };
}
