// The steps of the teaching order as a path that a child walks.
import { z } from 'zod';
import { stepIds } from '../domain/teaching-steps.ts';

const pathStep = z.object({
  id: z.enum(stepIds),
  /** 1 to 9. */
  level: z.number(),
  /** The letters on the stone: a few of those that the step teaches. */
  face: z.string(),
  /** What the step teaches: its letters, or its name. */
  title: z.string(),
  /** How many books the library has for the step. */
  books: z.number(),
  /** How many of them the child has finished. */
  finished: z.number(),
});

export const path = z.object({
  /** The step at which the child reads now. The library may have no book for it. */
  step: z.enum(stepIds),
  /** The steps for which the library has books, in teaching order. */
  steps: z.array(pathStep),
  /** How each sound is said, in IPA, by its name in `fit.newSounds`. */
  sounds: z.record(z.string(), z.string()),
});

export type Path = z.output<typeof path>;
export type PathStep = z.output<typeof pathStep>;
