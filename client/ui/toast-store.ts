// The toast on the screen: at most one is visible; a dismissed one is removed much later (specification,
// sections 4 and 9).
import { createStore } from 'zustand/vanilla';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;
/** How long a dismissed toast is kept before it is removed, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastMessage {
  title?: string;
  text?: string;
  /** Whether the message is about a failure. */
  destructive?: boolean;
  /** Whether it answers a tap that was refused. It goes when another screen is opened, where it may be untrue. */
  isRefusal?: boolean;
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
  /** When it was shown, in epoch milliseconds. */
  shownAt: number;
}

/** The newest toast; null if there is none. */
export const toastStore = createStore<Toast | null>(() => null);

let lastId = 0;

/** Shows a message in place of the previous one. Returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  toastStore.setState({ ...message, id: lastId, open: true, shownAt: Date.now() }, true);
  return lastId;
}

/** Closes a toast, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  const toast = toastStore.getState();
  if (toast?.id !== id || !toast.open) return;
  toastStore.setState({ open: false });
  setTimeout(() => {
    if (toastStore.getState()?.id === id) toastStore.setState(null, true);
  }, TOAST_REMOVE_DELAY);
}

/** Closes the toast if it answers a tap that was refused. */
export function dismissRefusal(): void {
  const toast = toastStore.getState();
  if (toast?.isRefusal) dismissToast(toast.id);
}

/** Returns how long a toast still stays, in milliseconds. */
export const timeLeftOf = ({ shownAt }: Toast): number =>
  Math.max(0, shownAt + TOAST_DURATION - Date.now());
