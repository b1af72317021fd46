import type { BooksWithPhonogram } from '../../../contracts/insights.ts';
import type { Category } from '../../../domain/levels.ts';
import type { Shelf } from '../catalogue/shelf.ts';

/** The books of a level that have a phonogram, by title and at most `limit`, and how many they are. */
export function listBooksWith(
  shelf: Shelf,
  category: Category,
  phonogram: string,
  limit: number,
): BooksWithPhonogram {
  const hasIt = shelf.sounds.having(phonogram);
  const found = (shelf.byTitle.get(category) ?? []).filter(({ place }) => hasIt(place));
  const books = found.slice(0, limit).map(({ row }) => ({
    ...{ id: row.id, title: row.title, category: row.category },
    levelReason: row.level_reason,
  }));
  return { total: found.length, books };
}
