// The step from which a child can sound out a word: that of its latest phonogram, and of its shape. Shapes have
// steps in Level 1 alone; from Level 2 on, a child reads words of all these shapes.
import type { Part } from './align.ts';
import { levelOfStep, positionOf, type StepId } from '../domain/teaching-steps.ts';

/** Returns the latest of the steps; null if there is none. */
export const latestStep = (steps: Iterable<StepId>): StepId | null =>
  [...steps].reduce<StepId | null>(
    (latest, step) => (latest === null || positionOf(step) > positionOf(latest) ? step : latest),
    null,
  );

/** Returns the earlier of two steps; null is later than all. */
export const earlierStep = (a: StepId | null, b: StepId | null): StepId | null =>
  positionOf(a) <= positionOf(b) ? a : b;

/** The sounds of the five short vowels. */
const SHORT_VOWEL = /^[æɛɪɒʌ]$/;

/** Returns the step of the shape of a word of Level 1 phonograms; x and qu are one consonant each. */
function stepOfShape(parts: readonly Part[]): StepId {
  const vowels = parts.flatMap(({ sound }, index) => (SHORT_VOWEL.test(sound) ? [index] : []));
  if (vowels.length > 1) return '1.10';
  const [before, after] =
    vowels[0] === undefined ? [parts.length, 0] : [vowels[0], parts.length - 1 - vowels[0]];
  if (before > 2 || (before === 2 && after > 1)) return '1.9';
  if (before === 2) return '1.8';
  return after > 1 ? '1.7' : '1.1';
}

/** Returns the step from which a word of these parts can be sounded out; null if a part has no step. */
export function stepOfParts(parts: readonly Part[]): StepId | null {
  const taught = parts.map(({ step }) => step).filter((step) => step !== null);
  if (taught.length < parts.length) return null;
  const latest = latestStep(taught);
  if (latest === null || levelOfStep(latest) > 1) return latest;
  return latestStep([latest, stepOfShape(parts)]);
}
