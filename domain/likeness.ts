// Which word shows how a part of another one is said: it never gives that word away.

/** A word that has the same sound, and the letters that say it there. */
export interface Likeness {
  letters: string;
  example: string;
}

interface Part {
  letters: string;
  /** In IPA; empty when silent. */
  sound: string;
  level: number | null;
  example: string | null;
}

/** How the words of a book are made, as in contracts/phonics.ts. */
interface Words {
  parts: readonly Part[];
  splits: Readonly<Record<string, readonly number[]>>;
  heartWords: readonly string[];
}

/** Whether a word is heard in the other: 'cat' would give 'cats' away, and 'greatest' gives 'great'. */
export const givesAway = (word: string, example: string) =>
  word.includes(example) || (word.length > 2 && example.includes(word));

/** Null for what is silent, and where no other word is known. `at` is the place of a part of `word`. */
export function likenessOf(at: number, word: string, words: Words): Likeness | null {
  const part = words.parts[at];
  const fits = ({ letters, example }: Part): Likeness | null =>
    example === null || givesAway(word, example) ? null : { letters, example };
  if (part === undefined || part.sound === '') return null;
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
