import { useTable, fullView } from '../catalogue/use-table.ts';
import { isTitleTaken } from './title-taken.ts';

/** Whether another book has this title. `bookId` is the book being edited, if it is stored already. */
export function useTitleTaken(title: string, bookId?: string): boolean {
  const { rows } = useTable(fullView(title));
  return isTitleTaken(
    title,
    rows.filter(({ id }) => id !== bookId),
  );
}
