// What a book's words are made of: for the reader, which helps with each of them, and for the shelf,
// which knows whom a book suits.
import type { Part } from './align.ts';
import { inTeachingOrder, keyOfPart } from './keys.ts';
import { exampleOf } from './sounding.ts';
import type { Split } from './split.ts';
import { normalise, wordsOf } from './words.ts';

export interface WordPart extends Part {
  /** A word that has it; null where no level teaches it. */
  example: string | null;
  /** The key of the phonogram (keys.ts); null where it is none, and for the silent e of 'cake'. */
  phonogram: string | null;
}

export interface BookWords {
  /** The different parts, which words share. */
  parts: WordPart[];
  /** For each different word, normalised, which parts it has; none where the word is unknown. */
  splits: Record<string, number[]>;
  /** Those of them that are taught whole by the book's level, which cannot sound them out. */
  heartWords: string[];
}

const describePart = (part: Part): WordPart => ({
  ...part,
  example: part.level === null ? null : exampleOf(part),
  phonogram: keyOfPart(part),
});

/**
 * `heartWords` are those taught whole by the level of the book, 1 to 9, in lower case. `phonograms` are
 * the keys of those that a child meets who sounds its words out, in teaching order: all but what is in
 * heart words, and in words that nobody can sound out.
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
    const places = new Map<string, number>();
    const placeOf = (part: Part): number => {
      const name = `${part.letters} ${part.sound} ${part.level}`;
      const place = places.get(name) ?? parts.push(describePart(part)) - 1;
      places.set(name, place);
      return place;
    };
    const isHeart = (word: Split) =>
      taught.has(word.word) && (word.level === null || word.level > level);
    const splits = different.map((word) => [word.word, word.parts.map(placeOf)] as const);
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
