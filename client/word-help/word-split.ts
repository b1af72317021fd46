// Describes a word for the reader: its phonograms, each with an example word. Pure functions.
import type { BookWords, WordPart } from '../../contracts/phonics.ts';
import type { PracticeWord } from '../../contracts/practice.ts';
import { type Likeness, likenessOf } from '../../domain/likeness.ts';
import { spell } from '../../domain/text.ts';
import { normalise } from '../../phonics/words.ts';

export interface ShownPart {
  /** The letters as printed on the page. */
  letters: string;
  /** In IPA; empty if silent. */
  sound: string;
  /** The level that teaches it; null if it is learned by heart. */
  level: number | null;
  /** An example word; null if the part is silent or no example is known. */
  likeness: Likeness | null;
  /** The vowel that a silent final e makes long, such as the a of 'cake'. */
  helps: string | null;
}

export interface ShownWord {
  /** The normalised word: its key in the book's breakdown. */
  word: string;
  /** Empty if the breakdown of the word is unknown. */
  parts: ShownPart[];
  /** Whether the word is taught as a whole although every part is taught at some level. */
  isWhole: boolean;
}

/** Returns the vowel before a silent e if the two form one phonogram. */
function vowelBefore(parts: readonly WordPart[], at: number): string | null {
  const silent = parts[at];
  if (silent?.letters !== 'e' || silent.sound !== '' || silent.level === null) return null;
  const vowel = parts.slice(0, at).findLast(({ phonogram }) => phonogram?.includes('-e:'));
  return vowel?.letters ?? null;
}

/** Returns the parts of a word. `words` is null if the book has no breakdown yet. */
export function describeWord(words: BookWords | null, printed: string): ShownWord {
  const word = normalise(printed);
  const partIndexes = words !== null && Object.hasOwn(words.splits, word) ? words.splits[word] : [];
  if (words === null || partIndexes === undefined) return { word, parts: [], isWhole: false };
  const parts = partIndexes.flatMap((index) => words.parts[index] ?? []);
  let start = 0;
  const shown = parts.map((part, at): ShownPart => {
    const letters = spell(printed).slice(start, (start += part.letters.length));
    return {
      letters: normalise(letters) === part.letters ? letters : part.letters,
      sound: part.sound,
      level: part.level,
      likeness: likenessOf(partIndexes[at] ?? -1, word, words),
      helps: vowelBefore(parts, at),
    };
  });
  const isIrregular = parts.some(({ level }) => level === null);
  return { word, parts: shown, isWhole: words.heartWords.includes(word) && !isIrregular };
}

/** Returns the parts of a word of the practice list. */
export function describePractised({ word, printed, parts, isHeartWord }: PracticeWord): ShownWord {
  const words: BookWords = {
    parts,
    splits: { [word]: parts.map((_, index) => index) },
    heartWords: isHeartWord ? [word] : [],
  };
  return describeWord(words, printed);
}
