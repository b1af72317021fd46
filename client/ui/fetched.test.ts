import { expect, test, vi } from 'vitest';
import { createFetched } from './fetched.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('the value is fetched once, and listeners are notified', async () => {
  const load = vi.fn(async () => 'it');
  const fetched = createFetched(load);
  const listener = vi.fn();
  fetched.subscribe(listener);
  expect(fetched.get()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  fetched.fetch();
  fetched.fetch();
  await settle();
  fetched.fetch();
  expect(fetched.get()).toBe('it');
  expect(load).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
});

test('after a failed fetch the next one tries again', async () => {
  const load = vi.fn(async () => 'it').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const fetched = createFetched(load);
  fetched.fetch();
  await settle();
  expect(fetched.get()).toBeNull();
  fetched.fetch();
  await settle();
  expect(fetched.get()).toBe('it');
});

test('a listener is not called after it unsubscribes', async () => {
  const fetched = createFetched(async () => 'it');
  const listener = vi.fn();
  fetched.subscribe(listener)();
  fetched.fetch();
  await settle();
  expect(listener).not.toHaveBeenCalled();
});
