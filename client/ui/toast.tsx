// Messages that slide in. What draws them is fetched when a person first does something: the first
// screen needs none, and a message about a lost connection must not wait for the connection.
import { useEffect, useSyncExternalStore } from 'react';
import { createFetched } from './fetched.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { createToastStore, type ToastMessage } from './toast-store.ts';

export type { ToastMessage };

const store = createToastStore(
  (work, milliseconds) => setTimeout(work, milliseconds),
  () => Date.now(),
);
// In a store rather than lazy(): React holds a suspended reveal back, and a message is brief; and
// a lazy component that could not be fetched once takes the page with it.
const viewport = createFetched(() => import('./toast-viewport.tsx'));

/** Shows a message for five seconds, in place of the one before. */
export function toast(message: ToastMessage): void {
  viewport.fetch();
  store.show(message);
}

/** Where messages appear. Stands once, in the shell. */
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

  // The live region is there before its first message, or that one would not be read aloud.
  return (
    <div role="status" aria-live="polite">
      {toasts.length > 0 && <Toasts toasts={toasts} dismiss={store.dismiss} />}
    </div>
  );
}
