import type { BooksWithPhonogram } from '../../../contracts/insights.ts';
import type { Category } from '../../../domain/levels.ts';
import type { Shelf } from '../catalogue/shelf.ts';

/** Returns up to `limit` books of a level that contain a phonogram, by title, and their total number. */
export function listBooksWith(
  shelf: Shelf,
  category: Category,
  phonogram: string,
  limit: number,
): BooksWithPhonogram {
  const ofLevel = shelf.byTitle.get(category) ?? [];
  const found = ofLevel.filter(({ sounds }) => sounds?.includes(phonogram));
  const books = found.slice(0, limit).map(({ row }) => ({
    ...{ id: row.id, title: row.title, category: row.category },
    levelReason: row.level_reason,
  }));
  return { total: found.length, books };
}
