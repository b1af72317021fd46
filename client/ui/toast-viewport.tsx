import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { timeLeftOf, type Toast } from './toast-store.ts';
import { toastCard, toastViewport, toastTitle } from './toast-styles.ts';

// Radix repeats each message in an element for screen readers. Here the visible message is already in a live
// region, so that element is rendered into a detached container.
const detachedContainer = document.createElement('div');

/** A toast. It closes by a swipe to the right, by its button or after its duration. */
function ToastCard({ message, dismiss }: { message: Toast; dismiss: (id: number) => void }) {
  // Part of the time may have passed before this component loaded. At least 1 ms, because Radix treats 0 as
  // its default duration.
  const [duration] = useState(() => Math.max(1, timeLeftOf(message, Date.now())));
  return (
    <RadixToast.Root
      open={message.open}
      duration={duration}
      type={message.destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || dismiss(message.id)}
      className={classNames(
        toastCard(message.destructive),
        'motion-safe:animate-toast-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=cancel]:transition-transform data-[swipe=end]:transition-transform',
      )}
    >
      {message.title !== undefined && (
        <RadixToast.Title className={toastTitle}>{message.title}</RadixToast.Title>
      )}
      {message.text !== undefined && (
        <RadixToast.Description>{message.text}</RadixToast.Description>
      )}
      <RadixToast.Close
        aria-label="Dismiss"
        className="absolute right-1 top-1 flex size-12 items-center justify-center rounded-control hover:bg-ink/5"
      >
        <X aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Renders the toasts. */
export function ToastViewport({
  toasts,
  dismiss,
}: {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}) {
  return (
    <RadixToast.Provider
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={detachedContainer}
    >
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} dismiss={dismiss} />
      ))}
      <RadixToast.Viewport className={toastViewport} />
    </RadixToast.Provider>
  );
}
