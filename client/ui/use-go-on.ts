// When more of a list was asked for, the keyboard goes on at the first of what has come.
import { useEffect, useRef, type RefObject } from 'react';

/** `container` holds the list, `item` selects each of its items, of which there are `count` now. */
export function useGoOn(
  container: RefObject<HTMLElement | null>,
  item: string,
  count: number,
): () => void {
  const at = useRef<number | null>(null);
  useEffect(() => {
    const next =
      at.current === null ? undefined : container.current?.querySelectorAll(item)[at.current];
    if (next === undefined) return;
    at.current = null;
    next.querySelector<HTMLElement>('a, button')?.focus();
  }, [container, item, count]);
  return () => {
    at.current = count;
  };
}
