// The ways to turn the page besides the buttons: keys, a swipe, and a tap at an edge of the page.
import {
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isOnAnyBox, turnOfKey, turnOfSwipe, turnOfTap, type Box } from './gestures.ts';
import type { TurnDirection } from '../../book-pages/pages.ts';

type TurnPage = (direction: TurnDirection) => void;

/** Elements in which keys have another meaning: dialogs and form fields. */
const KEYS_IGNORED_IN = '[role=dialog], input, textarea, select';

/** Makes arrow and page keys turn the page, wherever the focus is. With `turn` null, keys do nothing. */
export function useTurningKeys(turn: TurnPage | null): void {
  // In the commit itself: a key may be pressed as soon as the page is seen.
  useLayoutEffect(() => {
    if (turn === null) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(KEYS_IGNORED_IN)) return;
      const scrollsText = event.key.startsWith('Page') && target?.closest('.reader-words');
      const direction = scrollsText ? null : turnOfKey(event);
      if (direction === null) return;
      event.preventDefault();
      turn(direction);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn]);
}

/** The scale from which the page counts as zoomed. A smaller one may come from a trembling finger. */
const ZOOM_THRESHOLD = 1.05;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > ZOOM_THRESHOLD;

function subscribeToZoom(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether the child has zoomed in. Then one finger pans the page, and does not turn it. */
export const useZoomed = (): boolean => useSyncExternalStore(subscribeToZoom, isZoomed);

/**
 * Handlers that turn the page on a swipe with one finger. Two fingers zoom, and a mouse selects
 * text.
 */
export function useSwipe(turn: TurnPage) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || isZoomed()) return;
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUp(event: PointerEvent) {
      const began = start.current;
      start.current = null;
      if (began === null || began.id !== event.pointerId || isZoomed()) return;
      const direction = turnOfSwipe({
        dx: event.clientX - began.x,
        dy: event.clientY - began.y,
        elapsed: event.timeStamp - began.at,
      });
      if (direction !== null) turn(direction);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** Returns the boxes of the page's lines of text on the screen. */
function lineBoxesOf(page: Element): Box[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Box[] = [];
  while (texts.nextNode() !== null) {
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/**
 * Returns a click handler that turns the page on a tap at its left or right edge. It ignores taps
 * on words and controls, clicks without a pointer, and clicks that end a text selection.
 */
export function useEdgeTaps(turn: TurnPage) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.detail === 0 || event.defaultPrevented || isZoomed()) return;
    if (event.target instanceof Element && event.target.closest('a, button, [role=button]')) return;
    if (document.getSelection()?.isCollapsed === false) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const direction = turnOfTap({ x: event.clientX, left, width });
    if (direction === null) return;
    if (isOnAnyBox(lineBoxesOf(event.currentTarget), { x: event.clientX, y: event.clientY }))
      return;
    turn(direction);
  };
}
