// The breakdown of a book's words. The reader uses it for word help, the shelf to match books to children.
import type { Part } from './align.ts';
import type { TaughtWord } from './heart-words.ts';
import { inTeachingOrder, keysOf, phonogramOf } from './keys.ts';
import { exampleOf } from './sounding.ts';
import type { Split } from './split.ts';
import { positionOf, type StepId } from '../domain/teaching-steps.ts';
import { levelOrNull } from './steps.ts';
import { normalise, wordsOf } from './words.ts';

export interface WordPart {
  letters: string;
  /** In IPA; empty when silent. */
  sound: string;
  /** 1 to 9; null if no level teaches the part. */
  level: number | null;
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
  /** The words that are taught whole because they cannot be sounded out at the book's step. */
  heartWords: string[];
}

/** `key` is that of its phonogram. */
const describePart = (part: Part, key: string | null): WordPart => ({
  letters: part.letters,
  sound: part.sound,
  level: levelOrNull(part.step),
  example: (key && phonogramOf(key)?.example) ?? (part.step === null ? null : exampleOf(part)),
  phonogram: key,
});

/**
 * Creates a function that describes a book for a child at a step. `taughtFrom` returns the step from which a word is
 * taught whole (heart-words.ts). The returned `phonograms` are the keys of the phonograms in
 * words that are sounded out, in teaching order: heart words (but for the ending of a form) and words that cannot
 * be sounded out do not count.
 */
export function createBookWords(
  split: (word: string) => Split,
  taughtFrom: (word: string) => TaughtWord | null,
) {
  return function describe(text: string, step: StepId): { words: BookWords; phonograms: string[] } {
    const different = [...new Set(wordsOf(text).map((word) => normalise(word.text)))].map(split);
    const parts: WordPart[] = [];
    const indexes = new Map<string, number>();
    const indexesOf = (word: Split): number[] => {
      const keys = keysOf(word.parts);
      return word.parts.map((part, at) => {
        const key = keys[at] ?? null;
        const name = `${part.letters} ${part.sound} ${part.step} ${key}`;
        const index = indexes.get(name) ?? parts.push(describePart(part, key)) - 1;
        indexes.set(name, index);
        return index;
      });
    };
    const isHeart = (word: Split) =>
      positionOf(word.step) > positionOf(step) &&
      positionOf(taughtFrom(word.word)?.step ?? null) <= positionOf(step);
    const splits = different.map((word) => [word.word, indexesOf(word)] as const);
    /** The parts that a child sounds out: of a form of a heart word, its ending. */
    const soundedIn = (word: Split): readonly Part[] => {
      if (!isHeart(word)) return word.status === 'decodable' ? word.parts : [];
      const last = word.parts.at(-1);
      return last && last.letters === taughtFrom(word.word)?.ending ? [last] : [];
    };
    return {
      words: {
        parts,
        splits: Object.fromEntries(splits),
        heartWords: different.filter(isHeart).map(({ word }) => word),
      },
      phonograms: inTeachingOrder(
        different.flatMap((word) => keysOf(soundedIn(word))).filter((key) => key !== null),
      ),
    };
  };
}
