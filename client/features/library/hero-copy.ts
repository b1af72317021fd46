// What is said of the book to read now: the line above it, its button, and its new sounds.
import { count } from '../../../domain/count.ts';
import type { PromptId } from '../../../domain/prompts.ts';
import { positionOf, readStep, type StepId } from '../../../domain/teaching-steps.ts';
import type { Offer } from './shelf.ts';

export const invitations: Record<Offer['why'], { prompt: PromptId; verb: string }> = {
  reading: { prompt: 'your-book', verb: 'Continue' },
  first: { prompt: 'first-book', verb: 'Read Now' },
  next: { prompt: 'next-book', verb: 'Read Now' },
  again: { prompt: 'read-again', verb: 'Read it again' },
};

/** At most so many new sounds are shown as tiles; where reading begins, six. */
const MOST = 3;
const MOST_AT_FIRST = 6;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

interface NewSounds {
  /** A line about the sounds of the book. */
  note: string;
  /** Those that are shown, by name. */
  shown: readonly string[];
}

/**
 * Null where there is nothing to say: the sounds are not known, or the child has read the book before. `here` is the
 * step that the child reads at, if it is known.
 */
export function newSoundsCopy(
  { book: { fit }, why }: Pick<Offer, 'why'> & { book: Pick<Offer['book'], 'fit'> },
  firstName: string | null,
  here?: StepId,
): NewSounds | null {
  if (!fit || why === 'again') return null;
  const { newSounds, after } = fit;
  const howMany = count(newSounds.length, 'new sound');
  if (newSounds.length === 0) {
    const who = firstName === null ? 'you have' : `${firstName} has`;
    return { note: `All its sounds are ones ${who} met.`, shown: [] };
  }
  if (newSounds.length <= MOST) {
    return { note: howMany, shown: newSounds };
  }
  // A child who has begun the book is not told that it is for later, and one who is past that step needs no such step.
  if (after !== null) {
    if (why === 'reading') return null;
    const isPast = here !== undefined && positionOf(here) > positionOf(readStep(after));
    return { note: isPast ? howMany : `It is for after step ${after}.`, shown: [] };
  }
  const shown = newSounds.slice(0, MOST_AT_FIRST);
  return { note: `Your first ${numbers[shown.length]} sounds`, shown };
}
