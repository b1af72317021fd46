// Registers the service worker (service-worker.ts). Without one, as in a private window, nothing is kept on this device:
// the library then works with a network only.
import { useStore } from 'zustand';
import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';

const WORKER = '/service-worker.js';

const isSupported = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whether this page is answered by the worker, so that what is kept can be opened. */
const store = createStore<{ canKeep: boolean }>(() => ({
  canKeep: isSupported() && navigator.serviceWorker.controller !== null,
}));

/** Whether this device can keep books and answers. */
export const canKeep = (): boolean => store.getState().canKeep;
export const useCanKeep = (): boolean => useStore(store, (now) => now.canKeep);

/** Calls `listener` once this device can keep something. */
export function whenKeeping(listener: () => void): void {
  if (canKeep()) return listener();
  const stop = store.subscribe(() => {
    stop();
    listener();
  });
}

/** Registers the worker, which then fetches what it keeps. Returns null where the browser has or allows none. */
export async function registerWorker(): Promise<Workbox | null> {
  if (!isSupported()) return null;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(WORKER, { updateViaCache: 'none' });
    await workbox.register();
    await workbox.controlling;
    store.setState({ canKeep: true });
    return workbox;
  } catch (error) {
    console.info('Nothing can be kept on this device', error);
    return null;
  }
}
