// Finds the step from which a word or a text can be read.
import type { TaughtWord } from './heart-words.ts';
import { earlierStep, latestStep } from './step-of-parts.ts';
import type { Split } from './split.ts';
import type { StepId } from '../domain/teaching-steps.ts';
import { normalise, wordsOf } from './words.ts';

/** `taughtFrom` returns the step from which a word is taught whole (heart-words.ts). */
export function createFitting(
  split: (word: string) => Split,
  taughtFrom: (word: string) => Pick<TaughtWord, 'step'> | null,
) {
  /** Returns the earliest step at which a word can be sounded out or is taught whole; null if there is none. */
  const readFrom = (word: string): StepId | null =>
    earlierStep(split(word).step, taughtFrom(word)?.step ?? null);

  /**
   * Returns the earliest step at which a text can be read, ignoring words that no step can read. Returns null if
   * no word can be read at any step.
   */
  function fittingStep(text: string): StepId | null {
    const different = new Set(wordsOf(text).map((word) => normalise(word.text)));
    return latestStep([...different].map(readFrom).filter((step) => step !== null));
  }

  return { readFrom, fittingStep };
}
