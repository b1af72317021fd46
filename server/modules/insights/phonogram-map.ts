import type { PhonogramMap } from '../../../contracts/insights.ts';
import type { ShelvedBook } from '../catalogue/shelf.ts';
import { categories } from '../../../domain/levels.ts';
import { keyOf } from '../../../phonics/keys.ts';
import { phonograms } from '../../../phonics/phonograms.ts';
import { titleOf } from '../../../phonics/steps.ts';

/** Counts the books of each level that contain each phonogram. Ignores keys that no longer exist. */
export function mapPhonograms(
  books: readonly Pick<ShelvedBook, 'level' | 'sounds'>[],
): PhonogramMap {
  const zeros = () => categories.map(() => 0);
  const counts = new Map(phonograms.map((phonogram) => [keyOf(phonogram), zeros()]));
  const booksOfLevel = zeros();
  let unknown = 0;
  const add = (row: number[], index: number) => (row[index] = (row[index] ?? 0) + 1);
  for (const book of books) {
    const index = book.level - 1;
    add(booksOfLevel, index);
    if (book.sounds === null) {
      unknown += 1;
      continue;
    }
    for (const key of book.sounds) {
      const row = counts.get(key);
      if (row) add(row, index);
    }
  }
  return {
    phonograms: phonograms.map((phonogram) => ({
      key: keyOf(phonogram),
      letters: phonogram.letters,
      example: phonogram.example,
      level: phonogram.level,
      step: { id: phonogram.step, title: titleOf(phonogram.step) },
      books: counts.get(keyOf(phonogram)) ?? [],
    })),
    booksOfLevel,
    unknown,
  };
}
