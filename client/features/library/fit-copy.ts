// Texts for how a book fits the child. A sound is named by its letters and an example word.
import type { BookCard } from '../../../contracts/books.ts';

type Fit = BookCard['fit'];

/** At most this many sounds are named. */
const MAX_NAMED = 3;

const lettersOf = (sound: string) => sound.split(':', 1).join('');

/** Turns the key `sh:ship` into `sh as in ship`. */
function nameSound(sound: string): string {
  return sound.replace(':', ' as in ');
}

function listSounds(sounds: readonly string[], name: (sound: string) => string): string {
  const more = sounds.length - MAX_NAMED;
  const named = sounds.slice(0, MAX_NAMED).map(name).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/**
 * The label for a book card. `letters` and `names` list the new sounds. Null when the fit is
 * unknown.
 */
export function fitLabel(fit: Fit): { label: string; letters: string; names: string } | null {
  if (!fit) return null;
  const { newSounds } = fit;
  if (newSounds.length === 0) return { label: 'No new sounds', letters: '', names: '' };
  return {
    label: newSounds.length === 1 ? '1 new sound' : `${newSounds.length} new sounds`,
    letters: newSounds.length <= MAX_NAMED ? newSounds.map(lettersOf).join(', ') : '',
    names: listSounds(newSounds, nameSound),
  };
}

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Why a book is proposed, as a sentence. Null when the fit is unknown. */
export function fitReason(fit: Fit, firstName: string | null): string | null {
  if (!fit) return null;
  const { newSounds } = fit;
  if (newSounds.length === 0) {
    return `All its sounds are ones ${firstName === null ? 'you know' : `${firstName} knows`}.`;
  }
  const count = counts[newSounds.length] ?? newSounds.length;
  const sounds = newSounds.length === 1 ? 'sound' : 'sounds';
  return `${count} new ${sounds}: ${listSounds(newSounds, nameSound)}.`;
}
