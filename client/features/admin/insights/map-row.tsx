import { TriangleAlert } from 'lucide-react';
import type { PhonogramMap } from '../../../../contracts/insights.ts';
import { categories, type Category } from '../../../../domain/levels.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isSparse } from './sparse.ts';

export type MapRowData = PhonogramMap['phonograms'][number];

/** A pressed cell, and its button. */
export interface Cell {
  row: MapRowData;
  category: Category;
  button: HTMLElement;
}

const box = 'flex min-h-12 min-w-16 w-full items-center justify-center gap-1.5 px-2';

/** A low count is marked only at the level that teaches the phonogram. Below that level a zero is not shown. */
function CountCell({
  row,
  index,
  onOpen,
}: {
  row: MapRowData;
  index: number;
  onOpen: (button: HTMLElement) => void;
}) {
  const count = row.books[index] ?? 0;
  const isOwnLevel = row.level === index + 1;
  const isWarned = isOwnLevel && isSparse(count);
  const number = (
    <>
      {isWarned && <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
      <span>{count}</span>
      {isWarned && <span className="sr-only"> (few)</span>}
    </>
  );
  const look = classNames(
    box,
    isWarned && 'bg-loss-wash font-bold text-loss',
    isOwnLevel && !isWarned && 'bg-sea-wash font-bold',
  );
  if (count === 0) {
    return (
      <span className={classNames(look, !isOwnLevel && 'text-ink-soft')}>
        {row.level > index + 1 ? <span className="sr-only">0</span> : number}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames(
        look,
        'underline decoration-1 underline-offset-4 hover:bg-sea-wash focus-visible:-outline-offset-2',
        !isWarned && 'text-sea-deep',
      )}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {number}
      <span className="sr-only">
        {` ${count === 1 ? 'book' : 'books'} of level ${index + 1} with ${row.letters} as in ${row.example}`}
      </span>
    </button>
  );
}

export function MapRow({ row, onOpen }: { row: MapRowData; onOpen: (cell: Cell) => void }) {
  return (
    <tr>
      <th
        scope="row"
        translate="no"
        className="sticky left-0 border-b border-line bg-page px-3 py-1 text-left font-normal"
      >
        <b className="text-lg">{row.letters}</b>{' '}
        <span className="whitespace-nowrap text-ink-soft">{row.example}</span>
      </th>
      {categories.map((category, index) => (
        <td key={category} className="border-b border-line p-0">
          <CountCell
            row={row}
            index={index}
            onOpen={(button) => onOpen({ row, category, button })}
          />
        </td>
      ))}
    </tr>
  );
}
