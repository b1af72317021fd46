import type { LevelPreview } from '../../../contracts/phonics.ts';
import { badField, type Problem } from '../../problems/problem.ts';
import { nameSome } from '../../../domain/name-some.ts';

/** Builds the `level_misfit` error, which names the words that do not fit and the level they fit. */
export function levelMisfit({ report, fittingLevel }: Omit<LevelPreview, 'fits'>): Problem {
  const { level, failing } = report;
  const words = failing.map(({ word }) => word);
  const unreadable = failing.filter(({ readFrom }) => readFrom === null).map(({ word }) => word);
  const message = [
    `Not every word can be read at level ${level}: ${nameSome(words)}.`,
    unreadable.length > 0 &&
      `No level reads ${nameSome(unreadable)} unless taught whole or given a sounding.`,
    unreadable.length < words.length &&
      `${unreadable.length > 0 ? 'The other words fit' : 'The book fits'} level ${fittingLevel}.`,
    'Choose another level, or give a reason to keep this one.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
  return badField('levelReason', message, 'level_misfit');
}
