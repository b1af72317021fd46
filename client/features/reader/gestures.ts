// Keys and fingers that turn a page. Pure.
import type { Turn } from './pages.ts';

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

export interface KeyStroke {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Arrow keys alone: with a modifier they belong to the browser, such as Alt+Left for 'back'. */
export function turnOfKey(stroke: KeyStroke): Turn | null {
  if (stroke.altKey || stroke.ctrlKey || stroke.metaKey || stroke.shiftKey) return null;
  if (stroke.key === 'ArrowRight') return 'next';
  return stroke.key === 'ArrowLeft' ? 'previous' : null;
}
