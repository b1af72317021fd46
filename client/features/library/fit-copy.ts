// Texts for how a book fits the child. A sound is named by its letters and an example word.
import type { BookCard } from '../../../contracts/books.ts';
import { count } from '../../../domain/count.ts';
import { splitPhonogram } from '../../../domain/phonogram-keys.ts';

type Fit = BookCard['fit'];

/** At most this many sounds are named: a book with more is for later. */
const MAX_NAMED = 3;

/**
 * The label for a book card. `examples` and `names` list the new sounds, if they are few. Null when the fit is
 * unknown.
 */
export function fitLabel(fit: Fit): { label: string; examples: string; names: string } | null {
  if (!fit) return null;
  const { newSounds, after } = fit;
  if (newSounds.length === 0) return { label: 'No new sounds', examples: '', names: '' };
  const howMany = count(newSounds.length, 'new sound');
  if (newSounds.length > MAX_NAMED) {
    const label = after === null ? howMany : `For after step ${after}`;
    return { label, examples: '', names: '' };
  }
  const sounds = newSounds.map(splitPhonogram);
  return {
    label: howMany,
    // An example tells a parent more than letters do.
    examples: sounds.map(({ example }) => example).join(', '),
    names: sounds.map(({ letters, example }) => `${letters} as in ${example}`).join(', '),
  };
}
