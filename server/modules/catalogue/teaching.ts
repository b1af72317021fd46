// The order in which phonograms are taught, and where a book stands in it.
import type { Taught } from '../../../domain/fit.ts';
import { keyOf } from '../../../phonics/keys.ts';
import { phonograms } from '../../../phonics/phonograms.ts';

/** Every phonogram by its key, in teaching order. */
export const taught: readonly Taught[] = phonograms.map((phonogram) => ({
  key: keyOf(phonogram),
  level: phonogram.level,
}));

const places = new Map(taught.map(({ key }, place) => [key, place]));

/** The place of the latest of a book's sounds; behind all others where its words are not known. */
export function latestPlace(sounds: readonly string[] | null): number {
  return sounds === null ? Infinity : Math.max(-1, ...sounds.map((key) => places.get(key) ?? -1));
}
