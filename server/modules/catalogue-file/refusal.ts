import type { Remark } from '../../../contracts/catalogue-file.ts';
import { badFields, type Problem } from '../../problems/problem.ts';

export const refusalOf = (problems: readonly Remark[]): Problem =>
  badFields(problems, { before: 'Nothing was imported. ' });
