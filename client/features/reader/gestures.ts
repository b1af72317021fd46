// Keys and fingers that turn a page, and the tap that meant the page before. Pure.
import type { Turn } from '../../book-pages/pages.ts';

/** A finger has to travel this far, in CSS pixels, before it means a page turn. */
export const SWIPE_DISTANCE = 48;
/** A slower movement, in milliseconds, is a child resting a hand. */
export const SWIPE_TIME = 1_000;

/** `dx`, `dy`: the way in CSS pixels, right and down positive. `elapsed`: milliseconds. */
export interface Stroke {
  dx: number;
  dy: number;
  elapsed: number;
}

/** Pulling the page to the left shows the next one; mostly upright strokes scroll and turn nothing. */
export function turnOfSwipe({ dx, dy, elapsed }: Stroke): Turn | null {
  if (elapsed > SWIPE_TIME) return null;
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx < 0 ? 'next' : 'previous';
}

/** A tap this soon after another, in milliseconds, and this near to it, in CSS pixels, belongs to it. */
export const ECHO_TIME = 600;
export const ECHO_DISTANCE = 32;

/** Where and when a pointer clicked; `at` in milliseconds. */
export interface Tap {
  x: number;
  y: number;
  at: number;
}

/** The tap of a click; null when no pointer made it, but a key or an assistive tool. */
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
export function isEcho(before: Tap | null, tap: Tap | null): boolean {
  if (before === null || tap === null) return false;
  const distance = Math.hypot(tap.x - before.x, tap.y - before.y);
  return tap.at - before.at < ECHO_TIME && distance <= ECHO_DISTANCE;
}

export interface KeyStroke {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const turnOfKeys: Record<string, Turn | undefined> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
};

/** Keys without a modifier: with one they belong to the browser, such as Alt+Left for 'back'. */
export function turnOfKey(stroke: KeyStroke): Turn | null {
  if (stroke.altKey || stroke.ctrlKey || stroke.metaKey || stroke.shiftKey) return null;
  return turnOfKeys[stroke.key] ?? null;
}

/** How wide the strips at both edges of the page are, in CSS pixels; narrower than that on a phone. */
export const EDGE = 140;
const EDGE_SHARE = 0.18;

/** What a tap at `x` means on a page that begins at `left`, all in CSS pixels: only its edges turn. */
export function turnOfTap({ x, left, width }: { x: number; left: number; width: number }) {
  const edge = Math.min(EDGE, width * EDGE_SHARE);
  if (x - left < edge) return 'previous';
  return left + width - x < edge ? 'next' : null;
}

/** A rectangle on the screen, in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** A finger this near to a word, in CSS pixels, means the word. */
export const NEAR = 10;

/** Whether a tap is on one of these boxes, or nearly so. */
export function isOn(boxes: readonly Box[], { x, y }: { x: number; y: number }): boolean {
  return boxes.some(
    ({ left, right, top, bottom }) =>
      x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR,
  );
}
