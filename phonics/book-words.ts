// The breakdown of a book's words. The reader uses it for word help, the shelf to match books to children.
import type { Part } from './align.ts';
import { inTeachingOrder, keyOfPart } from './keys.ts';
import { exampleOf } from './sounding.ts';
import type { Split } from './split.ts';
import { normalise, wordsOf } from './words.ts';

export interface WordPart extends Part {
  /** An example word; null if no level teaches the part. */
  example: string | null;
  /** The key of the phonogram (keys.ts); null if the part is not a phonogram, and for the silent e of 'cake'. */
  phonogram: string | null;
}

export interface BookWords {
  /** The distinct parts, shared between words. */
  parts: WordPart[];
  /** The indexes of the parts of each distinct, normalised word; empty if the word is unknown. */
  splits: Record<string, number[]>;
  /** The words that are taught whole because they cannot be sounded out at the book's level. */
  heartWords: string[];
}

const describePart = (part: Part): WordPart => ({
  ...part,
  example: part.level === null ? null : exampleOf(part),
  phonogram: keyOfPart(part),
});

/**
 * Creates a function that describes a book. `level` is the book's level, 1 to 9; `heartWords` are the words
 * taught whole up to that level, in lower case. The returned `phonograms` are the keys of the phonograms in
 * words that are sounded out, in teaching order: heart words and words that cannot be sounded out do not count.
 */
export function createBookWords(split: (word: string) => Split) {
  return function describe(
    text: string,
    level: number,
    heartWords: Iterable<string>,
  ): { words: BookWords; phonograms: string[] } {
    const taught = new Set(heartWords);
    const different = [...new Set(wordsOf(text).map((word) => normalise(word.text)))].map(split);
    const parts: WordPart[] = [];
    const indexes = new Map<string, number>();
    const indexOf = (part: Part): number => {
      const name = `${part.letters} ${part.sound} ${part.level}`;
      const index = indexes.get(name) ?? parts.push(describePart(part)) - 1;
      indexes.set(name, index);
      return index;
    };
    const isHeart = (word: Split) =>
      taught.has(word.word) && (word.level === null || word.level > level);
    const splits = different.map((word) => [word.word, word.parts.map(indexOf)] as const);
    const sounded = different.filter((word) => word.status === 'decodable' && !isHeart(word));
    return {
      words: {
        parts,
        splits: Object.fromEntries(splits),
        heartWords: different.filter(isHeart).map(({ word }) => word),
      },
      phonograms: inTeachingOrder(
        sounded.flatMap((word) => word.parts.map(keyOfPart)).filter((key) => key !== null),
      ),
    };
  };
}
