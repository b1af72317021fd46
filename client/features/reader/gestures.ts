// Decides which keys, swipes and taps turn a page, and which tap is the second half of a double
// tap. Pure.
import type { TurnDirection } from '../../book-pages/pages.ts';

/** The shortest swipe that turns a page, in CSS pixels. */
export const SWIPE_DISTANCE = 48;
/** The longest swipe that turns a page, in milliseconds. A slower movement is a resting hand. */
export const SWIPE_TIME = 1_000;

/**
 * `dx` and `dy` are distances in CSS pixels: right and down are positive. `elapsed` is in
 * milliseconds.
 */
export interface Swipe {
  dx: number;
  dy: number;
  elapsed: number;
}

/** A swipe to the left shows the next page. A mostly vertical swipe scrolls and turns nothing. */
export function turnOfSwipe({ dx, dy, elapsed }: Swipe): TurnDirection | null {
  if (elapsed > SWIPE_TIME) return null;
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx < 0 ? 'next' : 'previous';
}

/**
 * A tap this soon after another one, in milliseconds, and this near to it, in CSS pixels, is the
 * second half of a double tap.
 */
export const DOUBLE_TAP_TIME = 600;
export const DOUBLE_TAP_DISTANCE = 32;

/** The position of a click, in CSS pixels, and its time, in milliseconds. */
export interface Tap {
  x: number;
  y: number;
  at: number;
}

/** Returns the tap of a click, or null when a key or an assistive tool made the click. */
export function tapOf(click: {
  detail: number;
  clientX: number;
  clientY: number;
  timeStamp: number;
}): Tap | null {
  if (click.detail === 0) return null;
  return { x: click.clientX, y: click.clientY, at: click.timeStamp };
}

/** Whether a tap is the second half of a double tap: quick, and on the same spot. */
export function isDoubleTap(previous: Tap | null, tap: Tap | null): boolean {
  if (previous === null || tap === null) return false;
  const distance = Math.hypot(tap.x - previous.x, tap.y - previous.y);
  return tap.at - previous.at < DOUBLE_TAP_TIME && distance <= DOUBLE_TAP_DISTANCE;
}

export interface KeyStroke {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const turnOfKeys: Record<string, TurnDirection | undefined> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
};

/**
 * Returns the turn of a key without modifiers. Keys with modifiers belong to the browser, such as
 * Alt+Left for 'back'.
 */
export function turnOfKey(stroke: KeyStroke): TurnDirection | null {
  if (stroke.altKey || stroke.ctrlKey || stroke.metaKey || stroke.shiftKey) return null;
  return turnOfKeys[stroke.key] ?? null;
}

/** The width of the strips at both edges of the page, in CSS pixels. On a phone they are narrower. */
export const EDGE_WIDTH = 140;
const EDGE_SHARE = 0.18;

/**
 * Returns the turn of a tap at `x` on a page that begins at `left`, all in CSS pixels. Only taps
 * near the edges turn the page.
 */
export function turnOfTap({ x, left, width }: { x: number; left: number; width: number }) {
  const edgeWidth = Math.min(EDGE_WIDTH, width * EDGE_SHARE);
  if (x - left < edgeWidth) return 'previous';
  return left + width - x < edgeWidth ? 'next' : null;
}

/** A rectangle on the screen, in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** A tap this near to a word, in CSS pixels, counts as a tap on the word. */
export const TAP_TOLERANCE = 10;

/** Whether a tap is on one of these boxes, or within `TAP_TOLERANCE` of one. */
export function isOnAnyBox(boxes: readonly Box[], { x, y }: { x: number; y: number }): boolean {
  return boxes.some(
    ({ left, right, top, bottom }) =>
      x > left - TAP_TOLERANCE &&
      x < right + TAP_TOLERANCE &&
      y > top - TAP_TOLERANCE &&
      y < bottom + TAP_TOLERANCE,
  );
}
