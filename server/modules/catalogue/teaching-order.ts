// The order in which phonograms are taught, and the place of a book in it.
import type { Taught } from '../../../domain/fit.ts';
import { keyOf } from '../../../phonics/keys.ts';
import { phonograms } from '../../../phonics/phonograms.ts';
import { positionOf, type StepId, stepIds } from '../../../domain/teaching-steps.ts';

/** The key, level and step of every phonogram, in teaching order. A step is its position in that order. */
export const teachingOrder: readonly (Taught & { level: number })[] = phonograms.map(
  (phonogram) => ({
    key: keyOf(phonogram),
    level: phonogram.level,
    step: positionOf(phonogram.step),
  }),
);

/** Returns the step at this position; null if there is none. */
export const stepAt = (position: number): StepId | null => stepIds[position] ?? null;
