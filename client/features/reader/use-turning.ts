// What turns the page beside the buttons: arrow keys and a finger's swipe.
import { useEffect, useRef, type PointerEvent } from 'react';
import { turnOfKey, turnOfSwipe } from './gestures.ts';
import type { Turn } from './pages.ts';

/** Arrow keys turn the page wherever the focus is, but not in a dialog or a field. */
export function useArrowKeys(turn: (way: Turn) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest('[role=dialog], input, textarea, select'))
        return;
      const way = turnOfKey(event);
      if (way === null) return;
      event.preventDefault();
      turn(way);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn]);
}

/** Handlers that turn the page for one finger; two fingers zoom, and a mouse selects text. */
export function useSwipe(turn: (way: Turn) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from === null || from.id !== event.pointerId) return;
      const way = turnOfSwipe({
        dx: event.clientX - from.x,
        dy: event.clientY - from.y,
        elapsed: event.timeStamp - from.at,
      });
      if (way !== null) turn(way);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
