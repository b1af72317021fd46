import { type RefObject, useEffect, useState } from 'react';
import { hasMovedOn } from './has-moved-on.ts';
import { shelfPosition } from './shelf-position.ts';

/**
 * When the owner returns from a book, moves the focus to its row, or to the title if the book is not among the rows any more.
 * This waits until the screen has focused its heading and the rows are up to date (`isReady`).
 */
export function useReturnToRow({
  list,
  title,
  isReady,
}: {
  list: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
  isReady: boolean;
}): void {
  const [position, setPosition] = useState(shelfPosition.read);
  useEffect(() => {
    if (position === null || !isReady) return;
    const frame = requestAnimationFrame(() => {
      shelfPosition.clear();
      setPosition(null);
      const editButton = `[data-edits="${CSS.escape(position.bookId)}"]`;
      if (!hasMovedOn())
        (list.current?.querySelector<HTMLElement>(editButton) ?? title.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [position, isReady, list, title]);
}
