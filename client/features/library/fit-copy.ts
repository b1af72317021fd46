// Texts for how a book fits the child. A sound is named by its letters and an example word.
import type { BookCard } from '../../../contracts/books.ts';

type Fit = BookCard['fit'];

/** At most this many sounds are named: a book with more is for later. */
const MAX_NAMED = 3;

/** Turns the key `sh:ship` into `ship`, which tells a parent more than letters do. */
const exampleOf = (sound: string) => sound.slice(sound.indexOf(':') + 1);

/** Turns the key `sh:ship` into `sh as in ship`. */
const nameSound = (sound: string) => sound.replace(':', ' as in ');

/**
 * The label for a book card. `examples` and `names` list the new sounds, if they are few. Null when the fit is
 * unknown.
 */
export function fitLabel(fit: Fit): { label: string; examples: string; names: string } | null {
  if (!fit) return null;
  const { newSounds, after } = fit;
  if (newSounds.length === 0) return { label: 'No new sounds', examples: '', names: '' };
  if (newSounds.length > MAX_NAMED) {
    const label = after === null ? `${newSounds.length} new sounds` : `For after step ${after}`;
    return { label, examples: '', names: '' };
  }
  return {
    label: newSounds.length === 1 ? '1 new sound' : `${newSounds.length} new sounds`,
    examples: newSounds.map(exampleOf).join(', '),
    names: newSounds.map(nameSound).join(', '),
  };
}
