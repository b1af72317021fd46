// Whether there is another book of a title already, among all that the owner has.
import { useTable, wholeTable } from '../catalogue/use-table.ts';
import { isTitleTaken } from './titles.ts';

/** `bookId` is the one that is being changed. */
export function useTitleTaken(title: string, bookId?: string): boolean {
  const { rows } = useTable(wholeTable(title));
  return isTitleTaken(
    title,
    rows.filter(({ id }) => id !== bookId),
  );
}
