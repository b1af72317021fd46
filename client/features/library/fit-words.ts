// How a book fits the child, in words. A sound is named by its letters and a word that has it.
import type { BookCard } from '../../../contracts/books.ts';

type Fit = BookCard['fit'];

/** So many sounds are named one by one. */
const NAMED = 3;

const lettersOf = (sound: string) => sound.split(':', 1).join('');

/** `sh as in ship`, of the key `sh:ship`. */
function nameSound(sound: string): string {
  return sound.replace(':', ' as in ');
}

function enumerate(sounds: readonly string[], name: (sound: string) => string): string {
  const more = sounds.length - NAMED;
  const named = sounds.slice(0, NAMED).map(name).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Beside the level: in short, and `names` for whoever wants to know which; null where it is not known. */
export function fitLabel(fit: Fit): { label: string; letters: string; names: string } | null {
  if (!fit) return null;
  const { newSounds } = fit;
  if (newSounds.length === 0) return { label: 'All sounds met', letters: '', names: '' };
  return {
    label: newSounds.length === 1 ? '1 new sound' : `${newSounds.length} new sounds`,
    letters: newSounds.length <= NAMED ? newSounds.map(lettersOf).join(', ') : '',
    names: enumerate(newSounds, nameSound),
  };
}

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Why a book is proposed, as a sentence; null where its words are not known. */
export function fitReason(fit: Fit, firstName: string | null): string | null {
  if (!fit) return null;
  const { newSounds } = fit;
  if (newSounds.length === 0) {
    return `All its sounds are ones ${firstName === null ? 'you know' : `${firstName} knows`}.`;
  }
  const count = counts[newSounds.length] ?? newSounds.length;
  const sounds = newSounds.length === 1 ? 'sound' : 'sounds';
  return `${count} new ${sounds}: ${enumerate(newSounds, nameSound)}.`;
}
