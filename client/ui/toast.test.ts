import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlainToasts } from './plain-toasts.tsx';
import type * as Toasts from './toast.tsx';

let attempts = 0;
/** The chunk that draws messages properly cannot be fetched. */
vi.mock('./toast-viewport.tsx', () => {
  attempts += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

let toast: typeof Toasts.toast;
let Toaster: typeof Toasts.Toaster;
// What one test has shown, the next one does not see.
beforeEach(async () => {
  vi.resetModules();
  ({ toast, Toaster } = await import('./toast.tsx'));
  attempts = 0;
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const draw = () => renderToStaticMarkup(createElement(Toaster));

test('the live region is there before its first message', () => {
  expect(draw()).toBe('<div role="status" aria-live="polite"></div>');
});

test('a message reaches the person even where what draws it cannot be fetched', async () => {
  toast({ title: 'Error', text: 'The library cannot be reached just now.', destructive: true });
  await vi.waitFor(() => expect(attempts).toBe(1));
  await settle();
  expect(draw()).toMatch(/aria-live="polite">.*Error.*The library cannot be reached just now\./);
});

test('the next message tries to fetch it again', async () => {
  toast({ title: 'One' });
  await vi.waitFor(() => expect(attempts).toBe(1));
  await settle();
  toast({ title: 'Two' });
  await vi.waitFor(() => expect(attempts).toBe(2));
});

test('a message that was closed is not drawn', () => {
  const toasts = [{ id: 1, title: 'One', open: false, shownAt: 0 }];
  expect(renderToStaticMarkup(createElement(PlainToasts, { toasts, dismiss: vi.fn() }))).toBe('');
});
