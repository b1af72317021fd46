// Shows how many books practise each phonogram, and where they are too few: a row per phonogram, a column per level.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhonogramMap } from '../../../../contracts/insights.ts';
import { categories } from '../../../../domain/levels.ts';
import { stepInLevel } from '../../../../domain/teaching-steps.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Card } from '../../../ui/card.tsx';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { AdminData } from './admin-data.tsx';
import { CellBooksDialog } from './cell-books-dialog.tsx';
import { MapRow, type Cell, type MapRowData } from './map-row.tsx';
import { isSparse, ownLevelCount } from './sparse.ts';

function MapTable({ map, onOpen }: { map: PhonogramMap; onOpen: (cell: Cell) => void }) {
  const [sparseOnly, setSparseOnly] = useState(false);
  const shown = map.phonograms.filter((row) => !sparseOnly || isSparse(ownLevelCount(row)));
  const sparseCount = map.phonograms.filter((row) => isSparse(ownLevelCount(row))).length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <b>{sparseCount}</b>{' '}
          <span>
            {`of ${map.phonograms.length} phonograms are practised by two books or fewer of the level that teaches them.`}
          </span>
        </p>
        <label className="flex min-h-12 items-center gap-3 font-bold">
          <input
            type="checkbox"
            className="size-6 accent-sea"
            checked={sparseOnly}
            onChange={({ target }) => setSparseOnly(target.checked)}
          />
          Show only these
        </label>
      </div>
      {/* The table is wider than a phone, so it scrolls on its own. It is focusable for keyboard scrolling. */}
      <div
        role="region"
        aria-label="Books by phonogram and level"
        tabIndex={0}
        className="relative max-h-[80dvh] overflow-auto rounded-control border border-line"
      >
        <table className="w-full border-separate border-spacing-0 text-center">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 top-0 z-20 border-b border-line bg-page px-3 py-2 text-left"
              >
                Phonogram
              </th>
              {categories.map((category, index) => (
                <th
                  key={category}
                  scope="col"
                  className="sticky top-0 z-10 border-b border-line bg-page px-2 py-2"
                >
                  <LevelBadge category={category} />
                  <span className="block whitespace-nowrap text-sm font-normal text-ink-soft">
                    {map.booksOfLevel[index] === 1 ? '1 book' : `${map.booksOfLevel[index]} books`}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {[...new Set(shown.map(({ step }) => step.id))].map((id) => (
            <MapGroup key={id} rows={shown.filter(({ step }) => step.id === id)} onOpen={onOpen} />
          ))}
        </table>
      </div>
      {map.unknown > 0 && (
        <p className="mt-4 text-ink-soft">
          {map.unknown === 1
            ? 'One book is not counted: the library does not know its words.'
            : `${map.unknown} books are not counted: the library does not know their words.`}
        </p>
      )}
    </>
  );
}

/** The phonograms of one step. */
function MapGroup({ rows, onOpen }: { rows: readonly MapRowData[]; onOpen: (cell: Cell) => void }) {
  const [first] = rows;
  if (!first) return null;
  const category = `level${first.level}`;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={categories.length + 1}
          className="border-b border-line bg-paper-deep text-left font-normal"
        >
          <span className="sticky left-0 inline-flex flex-wrap items-center gap-x-3 px-3 py-2">
            <LevelBadge category={category} />
            <b>{stepInLevel(first.step)}</b>
            <span>{levelNameOf(category)}</span>
          </span>
        </th>
      </tr>
      {rows.map((row) => (
        <MapRow key={row.key} row={row} onOpen={onOpen} />
      ))}
    </tbody>
  );
}

export function PhonogramMapPart({ onSessionOver }: { onSessionOver: () => void }) {
  const map = useQuery({
    queryKey: ['/api/admin/phonograms'],
    queryFn: () => callAsOwner('GET /api/admin/phonograms'),
    // Books may have been added in another tab.
    staleTime: 0,
  });
  const [cell, setCell] = useState<Cell | null>(null);
  const returnFocusTo = useReturnFocus(cell !== null);

  return (
    <Card>
      <Card.Title>Phonograms by books</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        How many books of each level have a phonogram in a word that a child sounds out there. A
        warning stands where two books or fewer practise it at the level that teaches it. Press a
        number to see its books.
      </p>
      <AdminData query={map} what="The map" onSessionOver={onSessionOver}>
        {(data) => (
          <MapTable
            map={data}
            onOpen={(next) => {
              returnFocusTo(next.button);
              setCell(next);
            }}
          />
        )}
      </AdminData>
      {cell !== null && (
        <CellBooksDialog cell={cell} onClose={() => setCell(null)} onSessionOver={onSessionOver} />
      )}
    </Card>
  );
}
