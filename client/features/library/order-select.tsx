import { useId } from 'react';
import type { ShelfOrder } from '../../../contracts/books.ts';
import { Select } from '../../ui/field.tsx';

/** Selects the order of the books. */
export function OrderSelect({
  sort,
  onSort,
  firstName,
}: {
  sort: ShelfOrder;
  onSort: (sort: ShelfOrder) => void;
  firstName: string | null;
}) {
  const id = useId();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-display font-semibold">
        Order
      </label>
      <Select
        id={id}
        className="w-auto! max-w-full"
        value={sort}
        onChange={({ target }) => onSort(target.value as ShelfOrder)}
      >
        <option value="level">By level</option>
        <option value="fit">
          {firstName === null ? 'Best fit first' : `Best fit for ${firstName} first`}
        </option>
      </Select>
    </div>
  );
}
