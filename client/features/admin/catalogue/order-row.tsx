// A book of a level that can be moved: dragged by its handle, or by its two buttons.
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { seriesText } from '../../../../domain/series.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StateChip } from './state-chip.tsx';

export function OrderRow({
  book,
  index,
  count,
  isFixed,
  onMove,
}: {
  book: AdminBook;
  /** From 0. */
  index: number;
  /** How many books the level has. */
  count: number;
  isFixed: boolean;
  /** Moves it this far. */
  onMove: (by: -1 | 1) => void;
}) {
  const {
    attributes,
    isDragging,
    listeners,
    setActivatorNodeRef,
    setNodeRef,
    transform,
    transition,
  } = useSortable({
    ...{ id: book.id, disabled: isFixed },
    attributes: { roleDescription: 'book that can be moved' },
  });
  const series = seriesText(book);
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
      className={classNames(
        'flex items-center gap-1 rounded-control border border-line bg-page py-1 pr-1',
        isDragging && 'relative z-10 border-sea shadow-lift',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="flex min-h-12 min-w-12 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-soft hover:bg-sea-wash hover:text-ink"
        {...attributes}
        {...listeners}
        aria-label={`Drag ${book.title}`}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <span className="w-8 shrink-0 text-ink-soft tabular-nums">{index + 1}</span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <span translate="no" className="font-semibold wrap-anywhere">
            {book.title}
          </span>
          {series !== null && (
            <span translate="no" className="text-[0.95rem] text-ink-soft wrap-anywhere">
              {series}
            </span>
          )}
        </span>
        <StateChip book={book} />
      </span>
      <Button
        variant="quiet"
        className="px-2!"
        aria-label={`Move ${book.title} up`}
        disabled={isFixed || index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        className="px-2!"
        aria-label={`Move ${book.title} down`}
        disabled={isFixed || index === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
    </li>
  );
}
