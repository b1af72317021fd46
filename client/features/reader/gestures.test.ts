import { expect, it } from 'vitest';
import {
  DOUBLE_TAP_DISTANCE,
  DOUBLE_TAP_TIME,
  EDGE_WIDTH,
  isDoubleTap,
  isOnAnyBox,
  TAP_TOLERANCE,
  SWIPE_DISTANCE,
  SWIPE_TIME,
  tapOf,
  turnOfKey,
  turnOfSwipe,
  turnOfTap,
  type KeyStroke,
  type Tap,
} from './gestures.ts';
import type { TurnDirection } from '../../book-pages/pages.ts';

it.each<[string, number, number, number, TurnDirection | null]>([
  ['a swipe to the left', -120, 10, 200, 'next'],
  ['a swipe to the right', 120, -10, 200, 'previous'],
  ['the shortest swipe', -SWIPE_DISTANCE, 0, 200, 'next'],
  ['a swipe that is too short', -(SWIPE_DISTANCE - 1), 0, 200, null],
  ['a scroll', -60, 200, 200, null],
  ['a slanted scroll', -100, 90, 200, null],
  ['a swipe that is too slow', -200, 0, SWIPE_TIME + 1, null],
  ['a tap', 0, 0, 50, null],
])('the turn of %s', (_, dx, dy, elapsed, turn) => {
  expect(turnOfSwipe({ dx, dy, elapsed })).toBe(turn);
});

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each<[KeyStroke, TurnDirection | null]>([
  [{ ...bare, key: 'ArrowRight' }, 'next'],
  [{ ...bare, key: 'ArrowLeft' }, 'previous'],
  [{ ...bare, key: 'PageDown' }, 'next'],
  [{ ...bare, key: 'PageUp' }, 'previous'],
  [{ ...bare, key: 'PageDown', ctrlKey: true }, null],
  [{ ...bare, key: ' ' }, null],
  [{ ...bare, key: 'ArrowUp' }, null],
  [{ ...bare, key: 'a' }, null],
  [{ ...bare, key: 'ArrowLeft', altKey: true }, null],
  [{ ...bare, key: 'ArrowRight', ctrlKey: true }, null],
  [{ ...bare, key: 'ArrowRight', metaKey: true }, null],
  [{ ...bare, key: 'ArrowRight', shiftKey: true }, null],
])('%j turns %s', (stroke, turn) => {
  expect(turnOfKey(stroke)).toBe(turn);
});

const tap: Tap = { x: 700, y: 500, at: 1_000 };
it.each<[string, Tap | null, Tap | null, boolean]>([
  ['the second tap of a double tap', tap, { ...tap, at: 1_180 }, true],
  ['a second tap a few pixels away', tap, { x: 710, y: 495, at: 1_300 }, true],
  ['a second tap that is too late', tap, { ...tap, at: 1_000 + DOUBLE_TAP_TIME }, false],
  ['a quick tap elsewhere', tap, { ...tap, x: 700 - DOUBLE_TAP_DISTANCE - 1, at: 1_100 }, false],
  ['a key after a tap', tap, null, false],
  ['a tap after a key', null, tap, false],
])('double tap or not: %s', (_, previous, after, expected) => {
  expect(isDoubleTap(previous, after)).toBe(expected);
});

it('a click made by a key is not a tap', () => {
  const click = { clientX: 5, clientY: 6, timeStamp: 7 };
  expect(tapOf({ ...click, detail: 0 })).toBeNull();
  expect(tapOf({ ...click, detail: 1 })).toEqual({ x: 5, y: 6, at: 7 });
});

it.each<[string, number, number, TurnDirection | null]>([
  ['at the left edge', 25, 1000, 'previous'],
  ['at the right edge', 1015, 1000, 'next'],
  ['just inside the left edge', 20 + EDGE_WIDTH, 1000, null],
  ['just inside the right edge', 1020 - EDGE_WIDTH, 1000, null],
  ['in the middle', 500, 1000, null],
  ['at the edge of a phone', 70, 300, 'previous'],
  ['in the middle of a phone', 80, 300, null],
])('the turn of a tap %s', (_, x, width, turn) => {
  expect(turnOfTap({ x, left: 20, width })).toBe(turn);
});

it.each([
  ['on a word', 50, 50, true],
  ['just beside a word', 40 - TAP_TOLERANCE + 1, 50, true],
  ['below a word', 50, 60 + TAP_TOLERANCE, false],
  ['far from a word', 200, 50, false],
])('whether a tap %s hits the word (x = %s)', (_, x, y, expected) => {
  expect(isOnAnyBox([{ left: 40, right: 90, top: 40, bottom: 60 }], { x, y })).toBe(expected);
});
