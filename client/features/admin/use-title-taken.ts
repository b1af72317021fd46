// Whether there is a book of a title already, among all that the owner has.
import { useTable } from './use-table.ts';
import { isTitleTaken } from './titles.ts';

export function useTitleTaken(title: string): boolean {
  const { rows } = useTable(title);
  return isTitleTaken(title, rows);
}
