// What turns the page beside the buttons: keys, a finger's swipe, and a tap at an edge of the page.
import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type PointerEvent } from 'react';
import { isOn, turnOfKey, turnOfSwipe, turnOfTap, type Box } from './gestures.ts';
import type { Turn } from '../../book-pages/pages.ts';

type TurnPage = (way: Turn) => void;

/** Where keys mean something else: in a dialog, a field, or words that are scrolled. */
const KEYS_TAKEN = '[role=dialog], input, textarea, select';

/** Arrow and page keys turn the page wherever the focus is; null where none can be turned by them. */
export function useTurningKeys(turn: TurnPage | null): void {
  useEffect(() => {
    if (turn === null) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(KEYS_TAKEN)) return;
      const scrolls = event.key.startsWith('Page') && target?.closest('.reader-words');
      const way = scrolls ? null : turnOfKey(event);
      if (way === null) return;
      event.preventDefault();
      turn(way);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn]);
}

/** From this scale on the browser's own zoom is meant, and no finger that trembled. */
const ZOOMED = 1.05;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > ZOOMED;

function subscribeToZoom(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether two fingers have made the screen larger: then one finger moves what is seen, and turns nothing. */
export const useZoomed = (): boolean => useSyncExternalStore(subscribeToZoom, isZoomed);

/** Handlers that turn the page for one finger; two fingers zoom, and a mouse selects text. */
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
      const from = start.current;
      start.current = null;
      if (from === null || from.id !== event.pointerId || isZoomed()) return;
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

/** Where on the screen the words of a page stand, line by line. */
function linesOf(page: Element): Box[] {
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
 * A handler that turns the page for a tap at its left or right edge. A tap on a word, or on anything
 * that can be pressed, is never a turn; nor is a click that no pointer made, or that ends a selection.
 */
export function useEdgeTaps(turn: TurnPage) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.detail === 0 || event.defaultPrevented || isZoomed()) return;
    if (event.target instanceof Element && event.target.closest('a, button, [role=button]')) return;
    if (document.getSelection()?.isCollapsed === false) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const way = turnOfTap({ x: event.clientX, left, width });
    if (way === null) return;
    if (isOn(linesOf(event.currentTarget), { x: event.clientX, y: event.clientY })) return;
    turn(way);
  };
}
