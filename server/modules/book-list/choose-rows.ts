// Which rows of a checked book list become drafts.
import type { z } from 'zod';
import type { addListQuery } from '../../../contracts/book-list.ts';
import type { NewBook } from '../../../contracts/book-form.ts';
import { badField, badFields, Problem } from '../../problems/problem.ts';
import type { Plan } from './plan.ts';

export type ListChoice = z.output<typeof addListQuery>;

/**
 * Returns the books to add. Throws `changed_meanwhile` if the plan is not the one that the owner saw, and `invalid_request` if
 * a row is wrong and not left out, or `again` names a row that is not known.
 */
export function chooseRows({ digest, rows }: Plan, choice: ListChoice): NewBook[] {
  if (digest !== choice.expecting) throw changedMeanwhile();
  const wrong = rows.flatMap(({ listed: { row, problems } }) =>
    problems.map(({ column, message }) => ({ field: `rows.${row}.${column}`, message })),
  );
  if (wrong.length > 0 && choice.without === undefined) {
    throw badFields(wrong, { before: 'Nothing was added. ' });
  }
  const again = new Set(choice.again);
  const known = rows
    .filter(({ listed }) => listed.fate === 'known')
    .map(({ listed }) => listed.row);
  for (const row of again) {
    if (known.includes(row)) continue;
    throw badField('query.again', `Row ${row} has no title that is known`);
  }
  const chosen = rows.filter(({ listed: { row, fate } }) => fate === 'new' || again.has(row));
  const books = chosen.flatMap(({ book }) => book ?? []);
  if (books.length === 0) {
    throw badField('query.again', 'No row of the list is to be added');
  }
  return books;
}

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'The library or the file has changed since the list was checked, so nothing was added. Look at the list again.',
  );
