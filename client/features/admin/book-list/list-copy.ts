import { type BookListPlan, listColumns } from '../../../../contracts/book-list.ts';
import { count } from '../../../../domain/count.ts';

/** Says what a plan would do, in a heading. */
export function planTitle({ counts }: BookListPlan): string {
  if (counts.new > 0) return `${count(counts.new, 'draft')} would be made`;
  return counts.known > 0 ? 'You have all of these titles' : 'No row can be added yet';
}

/** Says how the file was read. */
export function readingSentences({ columns, unused, notes }: BookListPlan): string[] {
  const renamed = columns.filter(
    ({ heading, column }) => heading.toLowerCase() !== listColumns[column].toLowerCase(),
  );
  const taken = renamed.map(({ heading, column }) => `"${heading}" is ${listColumns[column]}`);
  return [
    ...notes,
    ...(taken.length > 0 ? [`Your columns: ${taken.join(', ')}.`] : []),
    ...(unused.length > 0 ? [`Not used: ${unused.map((name) => `"${name}"`).join(', ')}.`] : []),
  ];
}

/** Returns the label of the button; null if there is nothing to add. */
export function addLabel({ counts }: BookListPlan, againCount: number): string | null {
  const drafts = counts.new + againCount;
  if (drafts === 0) return null;
  if (counts.wrong === 0) return `Add ${count(drafts, 'draft')}`;
  return drafts === 1 ? 'Add the one that is right' : `Add the ${drafts} that are right`;
}

export const addedText = (added: number): string =>
  added === 1 ? '1 draft was added.' : `${added} drafts were added.`;
