// Touch input: a swipe or a tap at the side turns the page, a pinch zooms.
import type { Way } from './spreads.ts';

/** The minimum distance of a swipe and the maximum movement of a tap, in CSS pixels. */
const SWIPE = 40;
const TAP = 10;
/** The share of the book's width at each side where a tap turns the page. */
const SIDE = 0.3;

/** Returns the distance between two fingers in CSS pixels; null if there are not two. */
function distanceOf({ touches: [one, other] }: TouchEvent): number | null {
  if (!one || !other) return null;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** Adds the touch listeners. While `isZoomed` is true, touches scroll the book and turn no pages. */
export function handleTouch(
  { desk, book, signal }: { desk: HTMLElement; book: HTMLElement; signal: AbortSignal | undefined },
  handlers: {
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
    start = isPrimary && button === 0 && !handlers.isZoomed() ? { x, y } : null;
  });
  const until = signal ? { signal } : {};
  window.addEventListener('pointercancel', () => (start = null), until);
  const onUp = (event: PointerEvent) => {
    if (start === null) return;
    const { clientX, clientY } = event;
    const across = clientX - start.x;
    const down = clientY - start.y;
    start = null;
    if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(down) * 1.5) {
      return handlers.onTurn(across < 0 ? 'next' : 'previous');
    }
    // In the reader's page the window sees a shadow root's host instead of its button.
    const [target] = event.composedPath();
    if (Math.hypot(across, down) > TAP || (target as Element).closest('button')) return;
    const { left, width } = book.getBoundingClientRect();
    const position = (clientX - left) / width;
    if (position < SIDE) handlers.onTap('previous');
    if (position > 1 - SIDE) handlers.onTap('next');
  };
  window.addEventListener('pointerup', onUp, until);

  desk.addEventListener('touchstart', (event) => {
    const span = distanceOf(event);
    pinch = span === null ? null : { span, zoom: handlers.zoom() };
    if (pinch) start = null;
  });
  desk.addEventListener(
    'touchmove',
    (event) => {
      const span = distanceOf(event);
      if (pinch === null || span === null) return;
      // Otherwise the browser would zoom the whole page around the frame.
      event.preventDefault();
      handlers.onZoom(pinch.zoom * (span / pinch.span));
    },
    { passive: false },
  );
  desk.addEventListener('touchend', () => (pinch = null));
}
