// Registers the service worker (service-worker.ts). Without one, as in a private window, nothing is kept on this device:
// the library then works with a network only.
import { useStore } from 'zustand';
import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';
import { isLibraryReachable } from '../api/api.ts';
import { isOffline, watchReconnection } from '../api/connection.ts';
import { isAnsweredByWorker } from '../browser/controller.ts';

const WORKER = '/service-worker.js';

const isSupported = () => 'serviceWorker' in navigator && 'caches' in globalThis;

interface Worker {
  /** Whether this page is answered by the worker, so that what is kept can be opened. */
  canKeep: boolean;
  /** Whether the browser has refused the worker, or has no room for it: not where only the network failed. */
  isRefused: boolean;
}

export const workerStore = createStore<Worker>(() => ({
  canKeep: isSupported() && isAnsweredByWorker(),
  isRefused: false,
}));

/** Whether this device can keep books and answers. */
export const canKeep = (): boolean => workerStore.getState().canKeep;
export const useCanKeep = (): boolean => useStore(workerStore, (now) => now.canKeep);

/** Whether this device keeps nothing, as in a private window. */
export const useKeepsNothing = (): boolean =>
  useStore(workerStore, ({ isRefused }) => isRefused) || !isSupported();

/** Calls `listener` once this device can keep something. */
export function whenKeeping(listener: () => void): void {
  if (canKeep()) return listener();
  const stop = workerStore.subscribe((now) => {
    if (!now.canKeep) return;
    stop();
    listener();
  });
}

class NotInstalled extends Error {}

/** Rejects where the worker could not fetch or keep the library's files. */
const failure = (workbox: Workbox) =>
  new Promise<never>((_, reject) => {
    workbox.addEventListener('redundant', () =>
      reject(new NotInstalled('The worker was not installed')),
    );
  });

/** Whether the browser forbids the worker, as some do in a private window, or has no room for the library's files. */
async function isRefusal(error: unknown): Promise<boolean> {
  if (error instanceof Error && error.name === 'SecurityError') return true;
  // The browser does not say why: the network may have failed for a moment.
  return error instanceof NotInstalled && !isOffline() && (await isLibraryReachable());
}

/** Returns null where that failed now. */
async function tryToRegister(): Promise<ServiceWorkerRegistration | null> {
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(WORKER, { updateViaCache: 'none' });
    const failed = failure(workbox);
    const registration = await workbox.register();
    await Promise.race([workbox.controlling, failed]);
    workerStore.setState({ canKeep: true, isRefused: false });
    return registration ?? null;
  } catch (error) {
    console.info('Nothing can be kept on this device now', error);
    if (!canKeep() && (await isRefusal(error))) workerStore.setState({ isRefused: true });
    return null;
  }
}

const reconnection = () =>
  new Promise<void>((resolve) => {
    const stop = watchReconnection(() => {
      stop();
      resolve();
    });
  });

/**
 * Registers the worker, which then fetches what it keeps. Also where the browser asks to save data: it is less than the
 * screens fetch in a week, and unchanged files are not fetched again. After a failure it tries again whenever the library can
 * be reached again, and resolves once that works. Returns null where the browser knows no workers.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!isSupported()) return null;
  for (;;) {
    const registration = await tryToRegister();
    if (registration !== null) return registration;
    await reconnection();
  }
}
