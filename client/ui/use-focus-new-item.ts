// After more items of a list were loaded, moves the focus to the first new item.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * `container` contains the list, `item` is the CSS selector of its items, `count` is their number. Returns a
 * function to call when more items are requested.
 */
export function useFocusNewItem(
  container: RefObject<HTMLElement | null>,
  item: string,
  count: number,
): () => void {
  const focusIndex = useRef<number | null>(null);
  useEffect(() => {
    const next =
      focusIndex.current === null
        ? undefined
        : container.current?.querySelectorAll(item)[focusIndex.current];
    if (next === undefined) return;
    focusIndex.current = null;
    next.querySelector<HTMLElement>('a, button')?.focus();
  }, [container, item, count]);
  return () => {
    focusIndex.current = count;
  };
}
