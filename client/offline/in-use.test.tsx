import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnsaved } from '../browser/unsaved.ts';
import { isChildsScreen, isInUse } from './in-use.ts';
import { beginAsked, endAsked, stopAsked } from './keep-state.ts';
import { takeVersion } from './new-version.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each(['/reading/sam', '/warm-up', '/where-to-begin', '/listen', '/listen/sam'])(
  'a child is in the middle of something at %s',
  (path) => expect(isChildsScreen(path)).toBe(true),
);

test.each([
  '/',
  '/account',
  '/who-is-reading',
  '/subscribe',
  '/signin',
  '/reading',
  '/no/such/page',
])('nobody is interrupted at %s', (path) => expect(isChildsScreen(path)).toBe(false));

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

test('a window with something unsaved is in use, until it is saved', () => {
  const { rerender } = render(<Form isUnsaved />);
  expect(isInUse()).toBe(true);
  rerender(<Form isUnsaved={false} />);
  expect(isInUse()).toBe(false);
});

test('a window in use takes no release', async () => {
  const waiting = { postMessage: vi.fn() } as unknown as ServiceWorker;
  history.replaceState(null, '', '/reading/sam');
  expect(await takeVersion(waiting, 1)).toBe('in-use');
  expect(waiting.postMessage).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  render(<Form isUnsaved />);
  expect(await takeVersion(waiting, 1)).toBe('in-use');
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

test('a window that fetches books to keep is in use, until they are there or given up', () => {
  const [sam, cat] = [beginAsked('sam'), beginAsked('cat')];
  expect(sam.aborted || cat.aborted).toBe(false);
  endAsked('sam', sam);
  expect(isInUse()).toBe(true);
  stopAsked('cat');
  expect(isInUse()).toBe(false);
});
