// The books of a level in a list that is put in order: by the pointer, a finger, the keyboard, or buttons.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { OrderRow } from './order-row.tsx';

const INSTRUCTIONS =
  'To move a book, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.';

/** Rows move up and down only. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export function OrderList({
  books,
  isFixed,
  onMove,
}: {
  books: readonly AdminBook[];
  /** Whether no book can be moved now. */
  isFixed: boolean;
  /** Moves the book at one index to another. */
  onMove: (from: number, to: number) => void;
}) {
  const [said, setSaid] = useState('');
  const isPickedUp = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => books.findIndex((book) => book.id === id);
  const titleOf = (id: UniqueIdentifier) => books[indexOf(id)]?.title ?? '';
  const placeText = (title: string, index: number) =>
    `${title} is number ${index + 1} of ${books.length}.`;

  const announcements: Announcements = {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return `Picked up. ${placeText(titleOf(active.id), indexOf(active.id))}`;
    },
    onDragOver({ active, over }) {
      const isOverItself = over?.id === active.id;
      const isStart = isPickedUp.current && isOverItself;
      isPickedUp.current = false;
      // A book that was picked up is over itself at once, which would replace what was said.
      return over === null || isStart ? undefined : placeText(titleOf(active.id), indexOf(over.id));
    },
    onDragEnd: ({ active, over }) =>
      `Dropped. ${placeText(titleOf(active.id), indexOf((over ?? active).id))}`,
    onDragCancel: ({ active }) =>
      `Left where it was. ${placeText(titleOf(active.id), indexOf(active.id))}`,
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={drop}
    >
      <SortableContext items={books.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol
          aria-label="The books in their order"
          className="flex flex-col gap-2 [&_button]:scroll-mb-24"
        >
          {books.map((book, index) => (
            <OrderRow
              key={book.id}
              book={book}
              index={index}
              count={books.length}
              isFixed={isFixed}
              onMove={(by) => {
                setSaid(placeText(book.title, index + by));
                onMove(index, index + by);
              }}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
