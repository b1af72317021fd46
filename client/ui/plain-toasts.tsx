import { useEffect } from 'react';
import { timeLeftOf, type Toast } from './toast-store.ts';
import { toastCard, toastViewport, toastTitle } from './toast-styles.ts';

function closeInTime(toast: Toast, dismiss: (id: number) => void) {
  return setTimeout(() => dismiss(toast.id), timeLeftOf(toast, Date.now()));
}

/**
 * Renders the toasts while the full toast component is not loaded or cannot be fetched: the same text and
 * position for the same time, without swipe or close button.
 */
export function PlainToasts({
  toasts,
  dismiss,
}: {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}) {
  const open = toasts.filter((message) => message.open);
  const [newest] = open;

  useEffect(() => {
    if (newest === undefined) return;
    const timer = closeInTime(newest, dismiss);
    return () => clearTimeout(timer);
  }, [newest, dismiss]);

  if (open.length === 0) return null;
  return (
    <ol className={toastViewport}>
      {open.map(({ id, title, text, destructive }) => (
        <li key={id} className={toastCard(destructive)}>
          {title !== undefined && <p className={toastTitle}>{title}</p>}
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
