// Validates the soundings that an owner submits.
import type { Phonics } from '../../../contracts/phonics.ts';
import { requireSounding } from '../../../phonics/sounding.ts';
import type { Issues } from '../../problems/problem.ts';

/** Returns an issue for each invalid sounding, with its index in the list. */
export const issuesOfSoundings = (soundings: Phonics['soundings']): Issues =>
  soundings.flatMap(({ word, sounding }, index) => {
    try {
      requireSounding(word, sounding);
      return [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return [{ field: `soundings.${index}.sounding`, message: error.message }];
    }
  });
