// Saves the order of a level over what has happened to its books meanwhile.
import type { AdminBook } from '../../../../contracts/books.ts';
import { count } from '../../../../domain/count.ts';
import { inGivenOrder } from '../../../../domain/given-order.ts';
import type { Category } from '../../../../domain/levels.ts';
import { callAsOwner, errorBodyOf } from '../../../api/api.ts';

/** Returns the books in the order of `ids`. A book that is new since then stands after the one before it. */
export function inOrderOf(ids: readonly string[], books: readonly AdminBook[]): AdminBook[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return inGivenOrder(books, ({ id }) => places.get(id) ?? null);
}

/** Whether an error says that books have come into the level or left it. */
export const isChanged = (error: unknown) => errorBodyOf(error)?.code === 'changed_meanwhile';

/** Where a book stood; without a place it stood as taught. */
export type PlacedBook = Pick<AdminBook, 'id' | 'place'>;

/** Whether another owner has ordered the level: books that stayed in it have other places. */
function isOrderedAnew(before: readonly PlacedBook[], now: readonly AdminBook[]): boolean {
  const places = new Map(before.map(({ id, place }) => [id, place]));
  return now.some(({ id, place }) => places.has(id) && places.get(id) !== place);
}

/** Returns a sentence about the books that have come or gone; undefined if none has. */
function meanwhileText(ids: readonly string[], now: readonly AdminBook[]): string | undefined {
  const come = now.filter(({ id }) => !ids.includes(id)).length;
  const gone = ids.length + come - now.length;
  const parts = [
    ...(come > 0 ? [`${count(come, 'book')} came into the level`] : []),
    ...(gone > 0 ? [`${count(gone, 'book')} left it`] : []),
  ];
  return parts.length === 0 ? undefined : `Meanwhile ${parts.join(' and ')}.`;
}

export type SavedOrder =
  | { isSaved: true; meanwhile: string | undefined }
  /** Another owner has ordered the level; `now` has that order. */
  | { isSaved: false; now: readonly AdminBook[] };

/**
 * Saves the order of `ids`, with the books that have come and without those that are gone. Saves nothing if the level has
 * another order than `before`. Throws what the server says, `changed_meanwhile` only the second time: books may come in at
 * the very moment.
 */
export async function saveOrder({
  category,
  ids,
  before,
  read,
}: {
  category: Category;
  ids: readonly string[];
  before: readonly PlacedBook[];
  /** Reads the books of the level, in their order. */
  read: () => Promise<readonly AdminBook[]>;
}): Promise<SavedOrder> {
  const save = async (): Promise<SavedOrder> => {
    const now = await read();
    const wanted = inOrderOf(ids, now);
    // The answer to the first try may have been lost: then the books are in the order that is wanted.
    const isThere = wanted.every((book, index) => book === now[index]);
    if (isOrderedAnew(before, now) && !isThere) return { isSaved: false, now };
    const body = { ids: wanted.map(({ id }) => id) };
    await callAsOwner('PUT /api/admin/levels/{category}/order', { params: { category }, body });
    return { isSaved: true, meanwhile: meanwhileText(ids, now) };
  };
  try {
    return await save();
  } catch (error) {
    if (!isChanged(error)) throw error;
    return await save();
  }
}
