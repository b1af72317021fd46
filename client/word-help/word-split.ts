// What the reader tells of a word: its phonograms, each with another word that has it. Pure.
import type { BookWords, WordPart } from '../../contracts/phonics.ts';
import { normalise } from '../../phonics/words.ts';

/** A word that has the same sound, and the letters that say it there. */
export interface Likeness {
  letters: string;
  example: string;
}

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

/** Whether a word is heard in the other: 'cat' would give 'cats' away, and 'greatest' gives 'great'. */
const givesAway = (word: string, example: string) =>
  word.includes(example) || (word.length > 2 && example.includes(word));

function likenessOf(part: WordPart, at: number, word: string, words: BookWords): Likeness | null {
  const fits = ({ letters, example }: WordPart): Likeness | null =>
    example === null || givesAway(word, example) ? null : { letters, example };
  if (part.sound === '') return null;
  const own = fits(part);
  if (own !== null) return own;
  if (part.level !== null) {
    // The child's own book has others with the very part: the shortest that can be sounded out.
    const hearts = new Set(words.heartWords);
    const others = Object.entries(words.splits).filter(
      ([other, places]) =>
        places.includes(at) &&
        !givesAway(word, other) &&
        !hearts.has(other) &&
        places.every((place) => words.parts[place]?.level !== null),
    );
    const [shortest] = others.map(([other]) => other).sort((a, b) => a.length - b.length);
    if (shortest !== undefined) return { letters: part.letters, example: shortest };
  }
  // Other letters that say the same: 'ai' of 'said' as the e of 'hen'.
  const alike = words.parts.filter(({ sound, level }) => sound === part.sound && level !== null);
  return alike.map(fits).find((found) => found !== null) ?? null;
}

/** The vowel before a silent e, where the two are one phonogram. */
function vowelBefore(parts: readonly WordPart[], at: number): string | null {
  const silent = parts[at];
  if (silent?.letters !== 'e' || silent.sound !== '' || silent.level === null) return null;
  const vowel = parts.slice(0, at).findLast(({ phonogram }) => phonogram?.includes('-e:'));
  return vowel?.letters ?? null;
}

/** `printed` has no soft hyphens. `words` are null while the library does not know them. */
export function describeWord(words: BookWords | null, printed: string): ShownWord {
  const word = normalise(printed);
  const places = words !== null && Object.hasOwn(words.splits, word) ? words.splits[word] : [];
  if (words === null || places === undefined) return { word, parts: [], isWhole: false };
  const parts = places.flatMap((place) => words.parts[place] ?? []);
  let start = 0;
  const shown = parts.map((part, at): ShownPart => {
    const letters = printed.normalize('NFC').slice(start, (start += part.letters.length));
    return {
      letters: normalise(letters) === part.letters ? letters : part.letters,
      sound: part.sound,
      level: part.level,
      likeness: likenessOf(part, places[at] ?? -1, word, words),
      helps: vowelBefore(parts, at),
    };
  });
  const isIrregular = parts.some(({ level }) => level === null);
  return { word, parts: shown, isWhole: words.heartWords.includes(word) && !isIrregular };
}
