import { beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  showToast,
  timeLeftOf,
  TOAST_DURATION,
  TOAST_REMOVE_DELAY,
  toastStore,
} from './toast-store.ts';

const NOW = 1_000;
const shown = toastStore.getState;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  toastStore.setState(null, true);
});

test('a toast is shown for five seconds, and a dismissed one is kept for a thousand seconds', () => {
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5000, 1_000_000]);
});

test('a message is shown', () => {
  const id = showToast({ title: 'Welcome!', text: 'Hello' });
  expect(shown()).toEqual({ id, title: 'Welcome!', text: 'Hello', open: true, shownAt: NOW });
});

test.each([
  ['at once', 0, 5000],
  ['rendered a second late', 1000, 4000],
  ['rendered when its time is over', 6000, 0],
])('a message that is %s stays for the rest of its time', (_, late, left) => {
  showToast({ title: 'One' });
  vi.advanceTimersByTime(late);
  expect(timeLeftOf(shown()!)).toEqual(left);
});

test('a second message replaces the first', () => {
  showToast({ title: 'One', text: 'Hello' });
  const id = showToast({ title: 'Two' });
  expect(shown()).toEqual({ id, title: 'Two', open: true, shownAt: NOW });
});

test('a dismissed message closes at once and is removed after the delay', () => {
  const id = showToast({ title: 'One' });
  dismissToast(id);
  expect(shown()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(shown()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('removing a message leaves the one that came after it', () => {
  dismissToast(showToast({ title: 'One' }));
  const second = showToast({ title: 'Two' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(shown()).toMatchObject({ id: second, open: true });
});

test('a message is closed once', () => {
  const id = showToast({ title: 'One' });
  dismissToast(id);
  dismissToast(id);
  expect(shown()).toMatchObject({ open: false });
  expect(vi.getTimerCount()).toBe(1);
});

test('dismissing an unknown message closes nothing', () => {
  const id = showToast({ title: 'One' });
  dismissToast(id + 1);
  expect(shown()).toMatchObject({ open: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('subscribers are called on every change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  dismissToast(showToast({ title: 'One' }));
  stop();
  showToast({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
