// The names and texts of marks.
import type { HeardCounts, HeardMark } from '../../../domain/heard-words.ts';
import { count } from '../../../domain/count.ts';

export const markNames: Record<HeardMark, string> = {
  well: 'Read well',
  helped: 'Helped',
  missed: 'Missed',
};

/** '20 words read well, 2 helped, 1 missed.' */
export function describeMarks({ well, helped, missed }: HeardCounts): string {
  const words = `${count(well, 'word')} read well`;
  const rest = [helped > 0 && `${helped} helped`, missed > 0 && `${missed} missed`];
  return `${[words, ...rest].filter(Boolean).join(', ')}.`;
}
