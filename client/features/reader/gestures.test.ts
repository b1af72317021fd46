import { expect, it } from 'vitest';
import { SWIPE_DISTANCE, SWIPE_TIME, turnOfKey, turnOfSwipe, type KeyStroke } from './gestures.ts';
import type { Turn } from './pages.ts';

it.each<[string, number, number, number, Turn | null]>([
  ['a pull to the left', -120, 10, 200, 'next'],
  ['a pull to the right', 120, -10, 200, 'previous'],
  ['the shortest pull', -SWIPE_DISTANCE, 0, 200, 'next'],
  ['a touch that slipped', -(SWIPE_DISTANCE - 1), 0, 200, null],
  ['a scroll', -60, 200, 200, null],
  ['a slanted scroll', -100, 90, 200, null],
  ['a resting hand', -200, 0, SWIPE_TIME + 1, null],
  ['a tap', 0, 0, 50, null],
])('%s', (_, dx, dy, elapsed, turn) => {
  expect(turnOfSwipe({ dx, dy, elapsed })).toBe(turn);
});

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each<[KeyStroke, Turn | null]>([
  [{ ...bare, key: 'ArrowRight' }, 'next'],
  [{ ...bare, key: 'ArrowLeft' }, 'previous'],
  [{ ...bare, key: 'ArrowUp' }, null],
  [{ ...bare, key: 'a' }, null],
  [{ ...bare, key: 'ArrowLeft', altKey: true }, null],
  [{ ...bare, key: 'ArrowRight', ctrlKey: true }, null],
  [{ ...bare, key: 'ArrowRight', metaKey: true }, null],
  [{ ...bare, key: 'ArrowRight', shiftKey: true }, null],
])('%j turns %s', (stroke, turn) => {
  expect(turnOfKey(stroke)).toBe(turn);
});
