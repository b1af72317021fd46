// Runs before and after each screen test. For speed, all test files share one window and one copy of the
// modules, so this file cleans up what a test leaves behind.
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { outbox } from '../offline/outbox.ts';
import { noteAnswered } from '../api/connection.ts';
import { queryClient } from '../api/queries.ts';
import { startSession } from '../auth/session.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { identity } from './identity.ts';
import { server } from './server.ts';

// A screen may be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

// Missing in happy-dom.
document.exitFullscreen = async () => {};

const flush = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  // Fake timers advance by themselves unless a test stops them. Pending timers are dropped at the end of a test.
  vi.useFakeTimers();
  vi.setTimerTickMode('interval', 5);
  vi.stubGlobal('fetch', server.serve);
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(location, 'replace').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  identity.reset();
});

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
  toastStore.setState(null, true);
  noteAnswered(true);
  server.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(strays).toEqual([]);
});
