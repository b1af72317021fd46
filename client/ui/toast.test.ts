// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlainToast } from './plain-toast.tsx';
import type * as Toasts from './toast.tsx';

let attempts = 0;
/** The chunk with the full toast component cannot be fetched. */
vi.mock('./toast-viewport.tsx', () => {
  attempts += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

let toast: typeof Toasts.toast;
let Toaster: typeof Toasts.Toaster;
// Each test loads the module again, so toasts do not leak between tests.
beforeEach(async () => {
  vi.resetModules();
  ({ toast, Toaster } = await import('./toast.tsx'));
  attempts = 0;
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const renderToaster = () => render(createElement(Toaster)).container.innerHTML;
afterEach(cleanup);

test('the live region is rendered before the first message', () => {
  expect(renderToaster()).toBe('<div role="status" aria-live="polite"></div>');
});

test('a message is rendered even if the toast component cannot be fetched', async () => {
  toast({ title: 'Error', text: 'The library cannot be reached right now.', destructive: true });
  await vi.waitFor(() => expect(attempts).toBe(1), { timeout: 15_000 });
  await settle();
  expect(renderToaster()).toMatch(
    /aria-live="polite">.*Error.*The library cannot be reached right now\./,
  );
});

test('the next message tries to fetch the component again', async () => {
  toast({ title: 'One' });
  await vi.waitFor(() => expect(attempts).toBe(1), { timeout: 15_000 });
  await settle();
  toast({ title: 'Two' });
  await vi.waitFor(() => expect(attempts).toBe(2), { timeout: 15_000 });
});

test('a closed message is not rendered', () => {
  const closed = { id: 1, title: 'One', open: false, shownAt: 0 };
  expect(render(createElement(PlainToast, { toast: closed })).container.innerHTML).toBe('');
});
