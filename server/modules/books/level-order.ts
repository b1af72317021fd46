// The order that an owner gives the books of a level, over the computed one.
import { type Category, levelTitle } from '../../../domain/levels.ts';
import { createPace } from '../../async/pace.ts';
import { isConflict } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import { arrange } from '../catalogue/arrange.ts';
import { NO_PLACE, placeIn, placeOf } from '../catalogue/book-place.ts';
import type { ShelfRow } from '../catalogue/book-rows.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { shelve } from '../catalogue/shelf.ts';
import { noteChange } from '../record/note-change.ts';
import { clearPlaces, lockLevel, setPlace } from './store.ts';

interface Parts {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
}

interface OrderChange {
  kind: 'level.ordered' | 'level.as_taught';
  category: Category;
  /** The owner's username. */
  by: string;
  /** Returns the books with their new places; null if they have them already. */
  decide: (books: ShelfRow[]) => ShelfRow[] | null;
  store: (transaction: Db, books: readonly ShelfRow[]) => Promise<void>;
}

/** Changes the order of a level in one transaction, and notes the titles in their order before and after. */
async function changeOrder(
  { catalogue, database, now }: Parts,
  { kind, category, by, decide, store }: OrderChange,
): Promise<void> {
  await catalogue
    .change(async (transaction) => {
      const before = await lockLevel(database.engine, transaction, category);
      const after = decide(before);
      if (after === null) return;
      await store(transaction, after);
      await noteChange(transaction, {
        ...{ by, kind, at: now() },
        subject: { id: category, name: levelTitle(category) },
        before: { order: titlesOf(before) },
        after: { order: titlesOf(after) },
      });
    })
    .catch((error: unknown) => {
      throw isConflict(error) ? changedMeanwhile() : error;
    });
}

const titlesOf = (books: readonly ShelfRow[]): string[] =>
  arrange(books.map(shelve)).map(({ row }) => row.title);

/**
 * Stores the order of a level. Throws `changed_meanwhile`, and changes nothing, if `ids` are not those of all its books.
 * `by` is the owner's username.
 */
export async function orderLevel(
  parts: Parts,
  { category, ids, by }: { category: Category; ids: readonly string[]; by: string },
): Promise<void> {
  const places = new Map(ids.map((id, place) => [id, place]));
  await changeOrder(parts, {
    ...{ kind: 'level.ordered', category, by },
    decide(books) {
      if (books.length !== ids.length) throw changedMeanwhile();
      const after = books.map((book) => {
        const place = places.get(book.id);
        if (place === undefined) throw changedMeanwhile();
        return { ...book, ...placeIn(category, place) };
      });
      return after.every(({ place }, index) => place === placeOf(books[index]!)) ? null : after;
    },
    async store(transaction, books) {
      const pace = createPace();
      for (const book of books) {
        await pace();
        await setPlace(transaction, book.id, book);
      }
    },
  });
}

/** Returns a level to the computed order. */
export async function orderAsTaught(
  parts: Parts,
  { category, by }: { category: Category; by: string },
): Promise<void> {
  await changeOrder(parts, {
    ...{ kind: 'level.as_taught', category, by },
    decide: (books) =>
      books.every((book) => placeOf(book) === null)
        ? null
        : books.map((book) => ({ ...book, ...NO_PLACE })),
    store: (transaction) => clearPlaces(transaction, category),
  });
}

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'Books have come into this level or left it meanwhile, so its order was not saved. Load the level again, and save its order there.',
  );
