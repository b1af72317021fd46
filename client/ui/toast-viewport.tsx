import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { toastCard, toastTitle, toastViewport } from './plain-toast.tsx';
import { dismissToast, timeLeftOf, type Toast } from './toast-store.ts';

// Radix repeats each message in an element for screen readers. Here the visible message is already in a live
// region, so that element is rendered into a detached container.
const detachedContainer = document.createElement('div');

/** A toast. It closes by a swipe to the right, by its button or after its duration. */
function ToastCard({ toast }: { toast: Toast }) {
  // Part of the time may have passed before this component loaded. At least 1 ms, because Radix treats 0 as
  // its default duration.
  const [duration] = useState(() => Math.max(1, timeLeftOf(toast)));
  return (
    <RadixToast.Root
      open={toast.open}
      duration={duration}
      type={toast.destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || dismissToast(toast.id)}
      className={classNames(
        toastCard(toast.destructive),
        'motion-safe:animate-toast-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=cancel]:transition-transform data-[swipe=end]:transition-transform',
      )}
    >
      {toast.title !== undefined && (
        <RadixToast.Title className={toastTitle}>{toast.title}</RadixToast.Title>
      )}
      {toast.text !== undefined && <RadixToast.Description>{toast.text}</RadixToast.Description>}
      <RadixToast.Close
        aria-label="Dismiss"
        className="absolute right-1 top-1 flex size-12 items-center justify-center rounded-control hover:bg-ink/5"
      >
        <X aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Renders the toast with all that Radix adds to it. */
export function ToastViewport({ toast }: { toast: Toast }) {
  return (
    <RadixToast.Provider
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={detachedContainer}
    >
      <ToastCard key={toast.id} toast={toast} />
      <RadixToast.Viewport className={toastViewport} />
    </RadixToast.Provider>
  );
}
