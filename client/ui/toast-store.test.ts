import { expect, test, vi } from 'vitest';
import { createToastStore, timeLeftOf, TOAST_DURATION, TOAST_REMOVE_DELAY } from './toast-store.ts';

const NOW = 1_000;

/** A store and the work it has left for later. */
function createStore() {
  const later: { work: () => void; milliseconds: number }[] = [];
  const store = createToastStore(
    (work, milliseconds) => later.push({ work, milliseconds }),
    () => NOW,
  );
  return { store, later };
}

test('a toast stays five seconds, and is kept a thousand seconds more', () => {
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5000, 1_000_000]);
});

test('a message is shown', () => {
  const { store } = createStore();
  const id = store.show({ title: 'Welcome!', text: 'Hello' });
  expect(store.get()).toEqual([{ id, title: 'Welcome!', text: 'Hello', open: true, shownAt: NOW }]);
});

test.each([
  ['at once', NOW, 5000],
  ['drawn a second late', NOW + 1000, 4000],
  ['drawn when its time is over', NOW + 6000, 0],
])('a message that is %s stays for the rest of its time', (_, now, left) => {
  const { store } = createStore();
  store.show({ title: 'One' });
  expect(store.get().map((toast) => timeLeftOf(toast, now))).toEqual([left]);
});

test('a second message takes the place of the first', () => {
  const { store } = createStore();
  store.show({ title: 'One' });
  store.show({ title: 'Two' });
  expect(store.get().map((toast) => toast.title)).toEqual(['Two']);
});

test('a dismissed message closes at once and is removed after the delay', () => {
  const { store, later } = createStore();
  const id = store.show({ title: 'One' });
  store.dismiss(id);
  expect(store.get()).toMatchObject([{ id, open: false }]);
  expect(later).toMatchObject([{ milliseconds: TOAST_REMOVE_DELAY }]);
  later[0]?.work();
  expect(store.get()).toEqual([]);
});

test('removing a message leaves the one that came after it', () => {
  const { store, later } = createStore();
  store.dismiss(store.show({ title: 'One' }));
  const second = store.show({ title: 'Two' });
  later[0]?.work();
  expect(store.get()).toMatchObject([{ id: second, open: true }]);
});

test('a message is closed once', () => {
  const { store, later } = createStore();
  const id = store.show({ title: 'One' });
  store.dismiss(id);
  store.dismiss(id);
  expect(store.get()).toMatchObject([{ open: false }]);
  expect(later).toHaveLength(1);
});

test('dismissing an unknown message closes nothing', () => {
  const { store, later } = createStore();
  const id = store.show({ title: 'One' });
  store.dismiss(id + 1);
  expect(store.get()).toMatchObject([{ open: true }]);
  expect(later).toEqual([]);
});

test('listeners hear of every change until they stop', () => {
  const { store } = createStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dismiss(store.show({ title: 'One' }));
  stop();
  store.show({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
