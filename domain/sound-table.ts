// The sounds of many books as bits, so that what is new to a child is counted for a thousand books while
// a set of words would be asked for a few.
import type { FittingBook } from './fit.ts';
import { countBits } from './place-set.ts';

export interface SoundTable {
  /**
   * A function that answers, by a book's place, how many of its sounds are not among these; null where its
   * words are not known. It is the length of `newSoundsOf`.
   */
  countNew(met: ReadonlySet<string>): (place: number) => number | null;
  /** A function that answers, by a book's place, whether it has the sound. */
  having(sound: string): (place: number) => boolean;
}

/** A book's place is where it stands in this list. No book names a sound twice. */
export function tabulateSounds(books: readonly Pick<FittingBook, 'sounds'>[]): SoundTable {
  const numbers = new Map<string, number>();
  for (const { sounds } of books)
    for (const sound of sounds ?? []) if (!numbers.has(sound)) numbers.set(sound, numbers.size);
  const width = Math.ceil(numbers.size / 32);
  const isKnown = new Uint8Array(books.length);
  const table = new Uint32Array(books.length * width);
  const enter = (row: Uint32Array, start: number, sound: string) => {
    const number = numbers.get(sound);
    if (number === undefined) return;
    const word = start + (number >>> 5);
    row[word] = (row[word] ?? 0) | (1 << (number & 31));
  };
  for (const [place, { sounds }] of books.entries()) {
    if (sounds === null) continue;
    isKnown[place] = 1;
    for (const sound of sounds) enter(table, place * width, sound);
  }

  return {
    countNew(met) {
      const known = new Uint32Array(width);
      for (const sound of met) enter(known, 0, sound);
      return (place) => {
        if (isKnown[place] !== 1) return null;
        let count = 0;
        for (let word = 0; word < width; word++) {
          count += countBits((table[place * width + word] ?? 0) & ~(known[word] ?? 0));
        }
        return count;
      };
    },

    having(sound) {
      const number = numbers.get(sound);
      if (number === undefined) return () => false;
      const bit = 1 << (number & 31);
      return (place) => ((table[place * width + (number >>> 5)] ?? 0) & bit) !== 0;
    },
  };
}
