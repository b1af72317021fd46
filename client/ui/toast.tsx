// Messages that slide in. What draws them is fetched when a person first does something: the first
// screen needs none, and a message about a lost connection must not wait for the connection.
import { useEffect, useState, useSyncExternalStore } from 'react';
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

type Viewport = typeof import('./toast-viewport.tsx').ToastViewport;

/** Where messages appear. Stands once, in the shell. */
export function Toaster() {
  const toasts = useSyncExternalStore(store.subscribe, store.get);
  // In state rather than lazy(): React holds a suspended reveal back, and a message is brief.
  const [ToastViewport, setViewport] = useState<Viewport | null>(null);
  const isNeeded = toasts.length > 0;

  useEffect(() => {
    if (ToastViewport !== null) return;
    const done = new AbortController();
    const fetchViewport = () => {
      done.abort();
      import('./toast-viewport.tsx').then(
        (module) => setViewport(() => module.ToastViewport),
        () => undefined,
      );
    };
    if (isNeeded) {
      fetchViewport();
      return;
    }
    addEventListener('pointerdown', fetchViewport, { signal: done.signal });
    addEventListener('keydown', fetchViewport, { signal: done.signal });
    return () => done.abort();
  }, [isNeeded, ToastViewport]);

  // The live region is there before its first message, or that one would not be read aloud.
  return (
    <div role="status" aria-live="polite">
      {isNeeded && ToastViewport !== null && (
        <ToastViewport toasts={toasts} dismiss={store.dismiss} />
      )}
    </div>
  );
}
