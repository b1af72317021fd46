import type { Foresight } from '../../../contracts/phonics.ts';
import { Problem } from '../../problems/problem.ts';

/** So many words are named. */
const NAMED = 10;

function nameWords(words: readonly string[]): string {
  const more = words.length - NAMED;
  const named = words.slice(0, NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Refuses a book whose words do not fit its level, and says which words, and what level they fit. */
export function levelMisfit({ report, fittingLevel }: Omit<Foresight, 'fits'>): Problem {
  const { level, failing } = report;
  const words = failing.map(({ word }) => word);
  const nowhere = failing.filter(({ readFrom }) => readFrom === null).map(({ word }) => word);
  const message = [
    `Not every word can be read at level ${level}: ${nameWords(words)}.`,
    nowhere.length > 0 &&
      `No level reads ${nameWords(nowhere)} unless taught whole or given a sounding.`,
    nowhere.length < words.length &&
      `${nowhere.length > 0 ? 'The other words fit' : 'The book fits'} level ${fittingLevel}.`,
    'Choose another level, or give a reason to keep this one.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
  return new Problem('level_misfit', message, { issues: [{ field: 'levelReason', message }] });
}
