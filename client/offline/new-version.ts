// A new release is fetched by the service worker in the background. It is taken at the next start (take-at-start.ts), or
// when somebody asks for it, and never while a window is in use. Until then all pages are answered with the last one.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { dropAhead } from '../api/ahead.ts';
import { watchReconnection } from '../api/connection.ts';
import { controllerChange } from '../browser/controller.ts';
import { wasOpenedFromElsewhere } from './from-elsewhere.ts';
import { isInUse, tellUse, watchNavigation, whileUnused } from './in-use.ts';

/** How old the last look for a release is before there is another, in milliseconds. */
const WHEN_LOOKED_AT = 3_600_000;
const WHEN_RECONNECTED = 60_000;

/** The fetched release that waits; null if there is none. */
const store = createStore<ServiceWorker | null>(() => null);

export const useNewVersion = (): ServiceWorker | null => useStore(store);

let isFollowing = false;

/**
 * Opens this page again when a release has been taken, by another window or late by this one: at once, or with the next
 * navigation where the window is in use. The answer of a payment or sign-in page is left first.
 */
function followTaken(): void {
  if (isFollowing) return;
  isFollowing = true;
  const answered = wasOpenedFromElsewhere() ? location.pathname : null;
  const reloadUnlessInUse = () => {
    if (!isInUse() && location.pathname !== answered) location.reload();
  };
  void controllerChange().then(() => {
    watchNavigation(reloadUnlessInUse);
    reloadUnlessInUse();
  });
}

/**
 * Takes a release, and opens this page again with it. Returns only if that failed: because a window is in use, or because
 * the last release had still something to answer after `patience` milliseconds. The browser then takes it once that has
 * ended, or all windows are closed, and the page follows.
 */
export async function takeVersion(
  waiting: ServiceWorker,
  patience: number,
): Promise<'in-use' | 'failed'> {
  const outcome = await whileUnused(async (): Promise<'failed'> => {
    const changed = controllerChange();
    followTaken();
    // Where a call meets the request to hand over, Chromium waits for thirty seconds without a call. The page is opened again,
    // and asks then.
    dropAhead();
    waiting.postMessage({ type: 'SKIP_WAITING' });
    const isTaken = await Promise.race([
      changed,
      new Promise<false>((resolve) => setTimeout(() => resolve(false), patience)),
    ]);
    // A book may have been opened meanwhile.
    if (!isTaken || isInUse()) return 'failed';
    location.reload();
    return new Promise<never>(() => {});
  });
  return outcome ?? 'in-use';
}

function watchForReleases(registration: ServiceWorkerRegistration): void {
  const follow = () => store.setState(registration.waiting, true);
  const followNext = () => {
    registration.installing?.addEventListener('statechange', follow);
  };
  registration.addEventListener('updatefound', followNext);
  followNext();
  follow();
}

/** Looks for a release when the page is seen again after a while, and when the library can be reached again. */
function lookForReleases(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  async function lookAfter(age: number): Promise<void> {
    if (Date.now() - lookedAt < age) return;
    try {
      await registration.update();
      lookedAt = Date.now();
    } catch (error) {
      console.info('There was no answer about a new release', error);
    }
  }
  watchReconnection(() => void lookAfter(WHEN_RECONNECTED));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAfter(WHEN_LOOKED_AT);
  });
}

/** Starts with the worker that answers this page. */
export function followReleases(registration: ServiceWorkerRegistration): void {
  tellUse();
  followTaken();
  watchForReleases(registration);
  lookForReleases(registration);
}
