// The order in which phonograms are taught, and the position of a book in it.
import type { Taught } from '../../../domain/fit.ts';
import { keyOf } from '../../../phonics/keys.ts';
import { phonograms } from '../../../phonics/phonograms.ts';

/** The key and level of every phonogram, in teaching order. */
export const teachingOrder: readonly Taught[] = phonograms.map((phonogram) => ({
  key: keyOf(phonogram),
  level: phonogram.level,
}));

const indexByKey = new Map(teachingOrder.map(({ key }, index) => [key, index]));

/** The index of a book's sound that is taught last; Infinity if the book's words are not known. */
export function latestTeachingIndex(sounds: readonly string[] | null): number {
  return sounds === null
    ? Infinity
    : Math.max(-1, ...sounds.map((key) => indexByKey.get(key) ?? -1));
}
