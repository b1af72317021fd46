// Toasts. Their component is fetched on the first user input: the first screen needs no toast, and a toast
// about a lost connection must not wait for the network.
import { useEffect, useSyncExternalStore } from 'react';
import { createFetched } from './fetched.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { createToastStore, type ToastMessage } from './toast-store.ts';

export type { ToastMessage };

const store = createToastStore(
  (work, milliseconds) => setTimeout(work, milliseconds),
  () => Date.now(),
);
// Not `lazy()`: React delays revealing a suspended component, but a toast is brief; and a lazy component that
// failed to load once crashes the page.
const viewport = createFetched(() => import('./toast-viewport.tsx'));

/** Shows a message for five seconds, in place of the previous one. */
export function toast(message: ToastMessage): void {
  viewport.fetch();
  store.show(message);
}

/** Renders the toasts. Used once, in the app. */
export function Toaster() {
  const toasts = useSyncExternalStore(store.subscribe, store.get, store.get);
  const Toasts =
    useSyncExternalStore(viewport.subscribe, viewport.get, viewport.get)?.ToastViewport ??
    PlainToasts;

  useEffect(() => {
    const done = new AbortController();
    const fetchViewport = () => {
      done.abort();
      viewport.fetch();
    };
    addEventListener('pointerdown', fetchViewport, { signal: done.signal });
    addEventListener('keydown', fetchViewport, { signal: done.signal });
    return () => done.abort();
  }, []);

  // The live region must exist before its first message, or that message would not be read aloud.
  return (
    <div role="status" aria-live="polite">
      {toasts.length > 0 && <Toasts toasts={toasts} dismiss={store.dismiss} />}
    </div>
  );
}
