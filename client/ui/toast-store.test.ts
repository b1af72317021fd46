import { expect, test, vi } from 'vitest';
import { createToastStore, timeLeftOf, TOAST_DURATION, TOAST_REMOVE_DELAY } from './toast-store.ts';

const NOW = 1_000;

/** Creates a store that collects its delayed work. */
function createStore() {
  const scheduled: { work: () => void; milliseconds: number }[] = [];
  const store = createToastStore(
    (work, milliseconds) => scheduled.push({ work, milliseconds }),
    () => NOW,
  );
  return { store, scheduled };
}

test('a toast is shown for five seconds, and a dismissed one is kept for a thousand seconds', () => {
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5000, 1_000_000]);
});

test('a message is shown', () => {
  const { store } = createStore();
  const id = store.show({ title: 'Welcome!', text: 'Hello' });
  expect(store.get()).toEqual([{ id, title: 'Welcome!', text: 'Hello', open: true, shownAt: NOW }]);
});

test.each([
  ['at once', NOW, 5000],
  ['rendered a second late', NOW + 1000, 4000],
  ['rendered when its time is over', NOW + 6000, 0],
])('a message that is %s stays for the rest of its time', (_, now, left) => {
  const { store } = createStore();
  store.show({ title: 'One' });
  expect(store.get().map((toast) => timeLeftOf(toast, now))).toEqual([left]);
});

test('a second message replaces the first', () => {
  const { store } = createStore();
  store.show({ title: 'One' });
  store.show({ title: 'Two' });
  expect(store.get().map((toast) => toast.title)).toEqual(['Two']);
});

test('a dismissed message closes at once and is removed after the delay', () => {
  const { store, scheduled } = createStore();
  const id = store.show({ title: 'One' });
  store.dismiss(id);
  expect(store.get()).toMatchObject([{ id, open: false }]);
  expect(scheduled).toMatchObject([{ milliseconds: TOAST_REMOVE_DELAY }]);
  scheduled[0]?.work();
  expect(store.get()).toEqual([]);
});

test('removing a message leaves the one that came after it', () => {
  const { store, scheduled } = createStore();
  store.dismiss(store.show({ title: 'One' }));
  const second = store.show({ title: 'Two' });
  scheduled[0]?.work();
  expect(store.get()).toMatchObject([{ id: second, open: true }]);
});

test('a message is closed once', () => {
  const { store, scheduled } = createStore();
  const id = store.show({ title: 'One' });
  store.dismiss(id);
  store.dismiss(id);
  expect(store.get()).toMatchObject([{ open: false }]);
  expect(scheduled).toHaveLength(1);
});

test('dismissing an unknown message closes nothing', () => {
  const { store, scheduled } = createStore();
  const id = store.show({ title: 'One' });
  store.dismiss(id + 1);
  expect(store.get()).toMatchObject([{ open: true }]);
  expect(scheduled).toEqual([]);
});

test('listeners are called on every change until they unsubscribe', () => {
  const { store } = createStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dismiss(store.show({ title: 'One' }));
  stop();
  store.show({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
