// Finds an example word that shows how a part of another word sounds, without revealing that word.

/** An example word with the same sound, and the letters that spell the sound in it. */
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

/** The breakdown of a book's words, as in contracts/phonics.ts. */
interface Words {
  parts: readonly Part[];
  splits: Readonly<Record<string, readonly number[]>>;
  heartWords: readonly string[];
}

/** Whether one word contains the other: 'cat' reveals 'cats', and 'greatest' reveals 'great'. */
export const givesAway = (word: string, example: string) =>
  word.includes(example) || (word.length > 2 && example.includes(word));

/**
 * Returns null if the part is silent or if no other word is known. `at` is the index in `words.parts` of a
 * part of `word`.
 */
export function likenessOf(at: number, word: string, words: Words): Likeness | null {
  const part = words.parts[at];
  const fits = ({ letters, example }: Part): Likeness | null =>
    example === null || givesAway(word, example) ? null : { letters, example };
  if (part === undefined || part.sound === '') return null;
  const own = fits(part);
  if (own !== null) return own;
  if (part.level !== null) {
    // Take the book's shortest other word that has the same part and can be sounded out.
    const hearts = new Set(words.heartWords);
    const others = Object.entries(words.splits).filter(
      ([other, parts]) =>
        parts.includes(at) &&
        !givesAway(word, other) &&
        !hearts.has(other) &&
        parts.every((index) => words.parts[index]?.level !== null),
    );
    const [shortest] = others.map(([other]) => other).sort((a, b) => a.length - b.length);
    if (shortest !== undefined) return { letters: part.letters, example: shortest };
  }
  // Take other letters with the same sound: the 'ai' of 'said' sounds like the e of 'hen'.
  const alike = words.parts.filter(({ sound, level }) => sound === part.sound && level !== null);
  return alike.map(fits).find((found) => found !== null) ?? null;
}
