// Fingers on the book: a swipe or a tap at its side turns the page, two fingers make it larger.
import type { Way } from './spreads.ts';

/** A finger has to travel this far, in CSS pixels, before it means a turn; a tap stays within the other. */
const SWIPE = 40;
const TAP = 10;
/** The part of the book at each side that turns when it is tapped. */
const SIDE = 0.3;

/** Two fingers, and how far they are from each other. */
function spanOf({ touches: [one, other] }: TouchEvent): number | null {
  if (!one || !other) return null;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** `isZoomed` is a book that is larger than its room: there fingers move it, and turn nothing. */
export function listenToFingers(
  desk: HTMLElement,
  book: HTMLElement,
  deeds: {
    isZoomed: () => boolean;
    zoom: () => number;
    onTurn: (way: Way) => void;
    onTap: (way: Way) => void;
    onZoom: (zoom: number) => void;
  },
): void {
  let start: { x: number; y: number } | null = null;
  let pinch: { span: number; zoom: number } | null = null;

  book.addEventListener('pointerdown', ({ isPrimary, button, clientX: x, clientY: y }) => {
    start = isPrimary && button === 0 && !deeds.isZoomed() ? { x, y } : null;
  });
  window.addEventListener('pointercancel', () => (start = null));
  window.addEventListener('pointerup', ({ clientX, clientY, target }) => {
    if (start === null) return;
    const across = clientX - start.x;
    const down = clientY - start.y;
    start = null;
    if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(down) * 1.5) {
      return deeds.onTurn(across < 0 ? 'next' : 'previous');
    }
    if (Math.hypot(across, down) > TAP || (target as Element).closest('button')) return;
    const { left, width } = book.getBoundingClientRect();
    const place = (clientX - left) / width;
    if (place < SIDE) deeds.onTap('previous');
    if (place > 1 - SIDE) deeds.onTap('next');
  });

  desk.addEventListener('touchstart', (event) => {
    const span = spanOf(event);
    pinch = span === null ? null : { span, zoom: deeds.zoom() };
    if (pinch) start = null;
  });
  desk.addEventListener(
    'touchmove',
    (event) => {
      const span = spanOf(event);
      if (pinch === null || span === null) return;
      // The browser would zoom the library around the frame.
      event.preventDefault();
      deeds.onZoom(pinch.zoom * (span / pinch.span));
    },
    { passive: false },
  );
  desk.addEventListener('touchend', () => (pinch = null));
}
