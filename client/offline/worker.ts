// Registers the service worker (service-worker.ts). Without one, as in a private window, nothing is kept on this device:
// the library then works with a network only.
import { useStore } from 'zustand';
import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';

const WORKER = '/service-worker.js';

const isSupported = () => 'serviceWorker' in navigator && 'caches' in globalThis;

interface Worker {
  /** Whether this page is answered by the worker, so that what is kept can be opened. */
  canKeep: boolean;
  /** Whether the browser has refused the worker. */
  isRefused: boolean;
}

export const workerStore = createStore<Worker>(() => ({
  canKeep: isSupported() && navigator.serviceWorker.controller !== null,
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

/** Rejects where the worker could not fetch or keep the library's files. */
const refusal = (workbox: Workbox) =>
  new Promise<never>((_, reject) => {
    workbox.addEventListener('redundant', () => reject(new Error('The worker was not installed')));
  });

/**
 * Registers the worker, which then fetches what it keeps. Also where the browser asks to save data: it is less than the
 * screens fetch in a week, and unchanged files are not fetched again. Returns null where there can be no worker.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!isSupported()) return null;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(WORKER, { updateViaCache: 'none' });
    const refused = refusal(workbox);
    const registration = await workbox.register();
    await Promise.race([workbox.controlling, refused]);
    workerStore.setState({ canKeep: true });
    return registration ?? null;
  } catch (error) {
    console.info('Nothing can be kept on this device', error);
    if (!canKeep()) workerStore.setState({ isRefused: true });
    return null;
  }
}
