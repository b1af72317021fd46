// The sounds of many books as bits. Counting a child's new sounds is fast enough for a thousand books,
// which it is not with sets of strings.
import type { FittingBook } from './fit.ts';
import { countBits } from './place-set.ts';

export interface SoundTable {
  /**
   * Returns a function that takes a book's index and returns the number of its sounds that are not in
   * `met`: the length of `newSoundsOf`. It returns null if the book's words are not known.
   */
  countNew(met: ReadonlySet<string>): (index: number) => number | null;
  /** Returns a function that takes a book's index and returns whether the book has the sound. */
  having(sound: string): (index: number) => boolean;
}

/** Builds the table. A book's index is its position in this list. No book may list a sound twice. */
export function tabulateSounds(books: readonly Pick<FittingBook, 'sounds'>[]): SoundTable {
  const numbers = new Map<string, number>();
  for (const { sounds } of books)
    for (const sound of sounds ?? []) if (!numbers.has(sound)) numbers.set(sound, numbers.size);
  const width = Math.ceil(numbers.size / 32);
  const isKnown = new Uint8Array(books.length);
  const table = new Uint32Array(books.length * width);
  const setBit = (row: Uint32Array, start: number, sound: string) => {
    const number = numbers.get(sound);
    if (number === undefined) return;
    const word = start + (number >>> 5);
    row[word] = (row[word] ?? 0) | (1 << (number & 31));
  };
  for (const [index, { sounds }] of books.entries()) {
    if (sounds === null) continue;
    isKnown[index] = 1;
    for (const sound of sounds) setBit(table, index * width, sound);
  }

  return {
    countNew(met) {
      const known = new Uint32Array(width);
      for (const sound of met) setBit(known, 0, sound);
      return (index) => {
        if (isKnown[index] !== 1) return null;
        let count = 0;
        for (let word = 0; word < width; word++) {
          count += countBits((table[index * width + word] ?? 0) & ~(known[word] ?? 0));
        }
        return count;
      };
    },

    having(sound) {
      const number = numbers.get(sound);
      if (number === undefined) return () => false;
      const bit = 1 << (number & 31);
      return (index) => ((table[index * width + (number >>> 5)] ?? 0) & bit) !== 0;
    },
  };
}
