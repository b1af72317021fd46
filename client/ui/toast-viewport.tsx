import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { timeLeftOf, type Toast } from './toast-store.ts';
import { toastCard, toastPlace, toastTitle } from './toast-styles.ts';

// Radix says each message a second time in an element for screen readers only. Here the visible
// one stands in a live region itself, so that the other goes into no document.
const nowhere = document.createElement('div');

/** A swipe to the right, the button or the end of its time close it. */
function ToastCard({ message, dismiss }: { message: Toast; dismiss: (id: number) => void }) {
  // It may have been shown a while before this could draw it. To Radix nothing left means the default.
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

/** Draws the messages. */
export function ToastViewport({
  toasts,
  dismiss,
}: {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}) {
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50} announcerContainer={nowhere}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} dismiss={dismiss} />
      ))}
      <RadixToast.Viewport className={toastPlace} />
    </RadixToast.Provider>
  );
}
