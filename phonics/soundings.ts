// Built-in soundings of an accent. Those of the owner take precedence.
import type { Accent } from './accents/accent.ts';
import type { Pronounce } from './dictionary.ts';
import { lexicon } from './lexicon.ts';

/** Returns the soundings of an accent: an American library has only those of words that the dictionary lacks. */
export function soundingsFor(
  accent: Accent,
  pronounce: Pronounce,
): Readonly<Record<string, string>> {
  if (accent === 'en-AU') return lexicon;
  return Object.fromEntries(
    Object.entries(lexicon).filter(([word]) => pronounce(word).length === 0),
  );
}
