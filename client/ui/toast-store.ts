// The store of toasts: at most one is visible; a dismissed one is removed much later (specification,
// sections 4 and 9).

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;
/** How long a dismissed toast is kept before it is removed, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;
const LIMIT = 1;

export interface ToastMessage {
  title?: string;
  text?: string;
  /** Whether the message is about a failure. */
  destructive?: boolean;
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
  /** When it was shown, in epoch milliseconds. */
  shownAt: number;
}

export type After = (work: () => void, milliseconds: number) => void;

/** Returns how long a toast still stays at `now`, in milliseconds. */
export function timeLeftOf({ shownAt }: Toast, now: number): number {
  return Math.max(0, shownAt + TOAST_DURATION - now);
}

/**
 * Creates a store of toasts. `after` runs `work` once after that many milliseconds; `now` returns epoch
 * milliseconds.
 */
export function createToastStore(after: After, now: () => number) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Returns the stored toasts, newest first. Returns the same array until something changes. */
    get: () => toasts,

    /** Shows a message in place of the previous one. Returns its id. */
    show(message: ToastMessage): number {
      lastId += 1;
      replace([{ ...message, id: lastId, open: true, shownAt: now() }, ...toasts].slice(0, LIMIT));
      return lastId;
    },

    /** Closes one toast. */
    dismiss(id: number): void {
      const closes = (toast: Toast) => toast.open && toast.id === id;
      if (!toasts.some(closes)) return;
      after(() => replace(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY);
      replace(toasts.map((toast) => (closes(toast) ? { ...toast, open: false } : toast)));
    },

    /** Calls `listener` after every change. Returns a function to unsubscribe. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
