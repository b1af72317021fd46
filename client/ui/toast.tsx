// Messages that slide in. What draws them is fetched when a person first does something: the first
// screen needs none, and a message about a lost connection must not wait for the connection.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createToastStore, type ToastMessage } from './toast-store.ts';

const store = createToastStore((work, milliseconds) => setTimeout(work, milliseconds));

/** Shows a message for five seconds, in place of the one before. Answers its id. */
export function toast(message: ToastMessage): number {
  return store.show(message);
}

/** Closes the message with this id, or any. */
export function dismissToast(id?: number): void {
  store.dismiss(id);
}

const fetchViewport = () => import('./toast-viewport.tsx');
const ToastViewport = lazy(async () => ({ default: (await fetchViewport()).ToastViewport }));

/** Where messages appear. Stands once, in the shell. */
export function Toaster() {
  const toasts = useSyncExternalStore(store.subscribe, store.get);

  useEffect(() => {
    const done = new AbortController();
    const prefetch = () => {
      done.abort();
      fetchViewport().catch(() => undefined);
    };
    addEventListener('pointerdown', prefetch, { signal: done.signal });
    addEventListener('keydown', prefetch, { signal: done.signal });
    return () => done.abort();
  }, []);

  // The live region is there before its first message, or that one would not be read aloud.
  return (
    <div role="status" aria-live="polite">
      <Suspense>
        {toasts.length > 0 && <ToastViewport toasts={toasts} dismiss={store.dismiss} />}
      </Suspense>
    </div>
  );
}
