// Toasts. Their component is fetched on the first user input: the first screen needs no toast, and a toast
// about a lost connection must not wait for the network.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createStore, useStore } from 'zustand';
import { PlainToast } from './plain-toast.tsx';
import { dismissRefusal, showToast, toastStore, type ToastMessage } from './toast-store.ts';

export type { ToastMessage };

// Not `lazy()`: React delays revealing a suspended component, but a toast is brief; and a lazy component that
// failed to load once crashes the page.
const toastView = createStore(() => ({ ToastView: PlainToast }));

/** Fetches the full component once. After a failure the plain one stays, and the next call tries again. */
function fetchViewport(): void {
  if (toastView.getState().ToastView !== PlainToast) return;
  import('./toast-viewport.tsx').then(
    ({ ToastViewport }) => toastView.setState({ ToastView: ToastViewport }),
    () => undefined,
  );
}

/** Shows a message for five seconds, in place of the previous one. */
export function toast(message: ToastMessage): void {
  fetchViewport();
  showToast(message);
}

/** Renders the toast. Used once, in the app. */
export function Toaster() {
  const shown = useStore(toastStore);
  const { ToastView } = useStore(toastView);
  const [path] = useLocation();

  useEffect(() => dismissRefusal(), [path]);

  useEffect(() => {
    const done = new AbortController();
    const onFirstInput = () => {
      done.abort();
      fetchViewport();
    };
    addEventListener('pointerdown', onFirstInput, { signal: done.signal });
    addEventListener('keydown', onFirstInput, { signal: done.signal });
    return () => done.abort();
  }, []);

  // The live region must exist before its first message, or that message would not be read aloud.
  return (
    <div role="status" aria-live="polite">
      {shown !== null && <ToastView toast={shown} />}
    </div>
  );
}
