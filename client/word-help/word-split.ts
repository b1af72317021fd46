// What the reader tells of a word: its phonograms, each with another word that has it. Pure.
import type { BookWords, WordPart } from '../../contracts/phonics.ts';
import { type Likeness, likenessOf } from '../../domain/likeness.ts';
import { spell } from '../../domain/text.ts';
import { normalise } from '../../phonics/words.ts';

export interface ShownPart {
  /** As they are printed on the page. */
  letters: string;
  /** In IPA; empty when silent. */
  sound: string;
  /** The level that teaches it; null for what is learned by heart. */
  level: number | null;
  /** Null for what is silent, and where no other word is known. */
  likeness: Likeness | null;
  /** The vowel that a silent e at the end lets say its name, as the a of 'cake'. */
  helps: string | null;
}

export interface ShownWord {
  /** As the book's splits are named. */
  word: string;
  /** Empty where it is not known how the word is made. */
  parts: ShownPart[];
  /** Whether it is taught whole, although each of its parts is taught at some level. */
  isWhole: boolean;
}

/** The vowel before a silent e, where the two are one phonogram. */
function vowelBefore(parts: readonly WordPart[], at: number): string | null {
  const silent = parts[at];
  if (silent?.letters !== 'e' || silent.sound !== '' || silent.level === null) return null;
  const vowel = parts.slice(0, at).findLast(({ phonogram }) => phonogram?.includes('-e:'));
  return vowel?.letters ?? null;
}

/** `words` are null while the library does not know them. */
export function describeWord(words: BookWords | null, printed: string): ShownWord {
  const word = normalise(printed);
  const places = words !== null && Object.hasOwn(words.splits, word) ? words.splits[word] : [];
  if (words === null || places === undefined) return { word, parts: [], isWhole: false };
  const parts = places.flatMap((place) => words.parts[place] ?? []);
  let start = 0;
  const shown = parts.map((part, at): ShownPart => {
    const letters = spell(printed).slice(start, (start += part.letters.length));
    return {
      letters: normalise(letters) === part.letters ? letters : part.letters,
      sound: part.sound,
      level: part.level,
      likeness: likenessOf(places[at] ?? -1, word, words),
      helps: vowelBefore(parts, at),
    };
  });
  const isIrregular = parts.some(({ level }) => level === null);
  return { word, parts: shown, isWhole: words.heartWords.includes(word) && !isIrregular };
}
