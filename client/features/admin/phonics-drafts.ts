import { z } from 'zod';
import { createDraft } from './draft.ts';

/** The text of each level's field of heart words, level 1 first. */
export const heartWordsDraft = createDraft('heart_words_draft', z.array(z.string()).length(9));

/** A row of the soundings as it is typed. */
const typedSounding = z.object({ word: z.string(), sounding: z.string() });

export type TypedSounding = z.output<typeof typedSounding>;

export const soundingsDraft = createDraft('soundings_draft', z.array(typedSounding));
