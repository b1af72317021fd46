import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../auth/session.tsx';
import { mark } from '../offline/kept-marks.ts';
import { noteSeenActive } from '../offline/last-active.ts';
import { workerStore } from '../offline/worker.ts';
import { identity, robin } from '../test-support/identity.ts';
import { beFamily } from '../test-support/people.ts';
import { pass, settle, stopClock } from '../test-support/screens.tsx';
import { openKept } from './open-kept.ts';

beforeEach(() => workerStore.setState({ canKeep: true }));
afterEach(() => workerStore.setState({ canKeep: false }));

test('where nothing is kept, the first screen waits for nothing', () => {
  beFamily();
  noteSeenActive(robin.uid);
  startSession(identity.open);
  expect(openKept(null)).toBeNull();
});

test('a database that hangs holds the first screen up for a second at most', async () => {
  beFamily();
  noteSeenActive(robin.uid);
  mark(robin.uid);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  startSession(identity.open);
  stopClock();
  let isShown = false;
  void openKept(null)?.then(() => (isShown = true));
  await pass(999);
  expect(isShown).toBe(false);
  await pass(1);
  expect(isShown).toBe(true);
});

test('at a start without a session, what was kept goes', async () => {
  noteSeenActive(robin.uid);
  mark(robin.uid);
  localStorage.setItem(`kept_books:${robin.uid}`, '[]');
  localStorage.setItem('other', 'stays');
  startSession(identity.open);
  expect(openKept(null)).toBeNull();
  // Without a database here, it is noted that the answers are still to be removed.
  await vi.waitFor(
    () => expect(Object.keys(localStorage)).toEqual(['other', 'kept_answers:left over']),
    { timeout: 15_000 },
  );
  await settle();
});
