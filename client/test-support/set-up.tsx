// Before and after each test of a screen. All files share one window and one copy of the screens, so
// that a test costs its screen alone: what a test leaves behind is cleared here.
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { outbox } from '../offline/outbox.ts';
import { queryClient } from '../api/queries.ts';
import { startSession } from '../auth/session.tsx';
import { Toaster } from '../ui/toast.tsx';
import { identity } from './identity.ts';
import { server } from './server.ts';

// On a busy machine a screen may take its time.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

// What this window does not have of a browser's.
document.exitFullscreen = async () => {};

const flush = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  // Time passes as it does, unless a test stops it; what still waits for a time at the end of a test ends with it.
  vi.useFakeTimers();
  vi.setTimerTickMode('interval', 5);
  vi.stubGlobal('fetch', server.serve);
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(location, 'replace').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  identity.reset();
});

/** A message that is still shown belongs to the test that ends. */
function dismissMessage(): void {
  render(<Toaster />);
  for (const close of screen.queryAllByLabelText('Dismiss')) fireEvent.click(close);
  cleanup();
}

afterEach(async () => {
  cleanup();
  const strays = server.end();
  await flush();
  localStorage.clear();
  sessionStorage.clear();
  startSession(identity.open);
  outbox.wake();
  await flush();
  queryClient.clear();
  dismissMessage();
  server.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(strays).toEqual([]);
});
