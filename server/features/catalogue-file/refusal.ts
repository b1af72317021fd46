import type { Remark } from '../../../contracts/catalogue-file.ts';
import { Problem } from '../../errors.ts';

/** So many things are named of all that is wrong. */
const NAMED = 20;

export function refusalOf(problems: readonly Remark[]): Problem {
  const issues = problems.slice(0, NAMED);
  const sentence = issues.map(({ field, message }) => `${field}: ${message}`).join('; ');
  const more =
    problems.length > issues.length ? ` and ${problems.length - issues.length} more` : '';
  return new Problem('invalid_request', `Nothing was imported. ${sentence}${more}`, { issues });
}
