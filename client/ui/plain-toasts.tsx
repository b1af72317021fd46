import { useEffect } from 'react';
import { timeLeftOf, type Toast } from './toast-store.ts';
import { toastCard, toastPlace, toastTitle } from './toast-styles.ts';

function closeInTime(toast: Toast, dismiss: (id: number) => void) {
  return setTimeout(() => dismiss(toast.id), timeLeftOf(toast, Date.now()));
}

/**
 * Draws the messages while what draws them properly is not there, or cannot be fetched: the same
 * words at the same place for the same time, without a swipe or a button.
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
    <ol className={toastPlace}>
      {open.map(({ id, title, text, destructive }) => (
        <li key={id} className={toastCard(destructive)}>
          {title !== undefined && <p className={toastTitle}>{title}</p>}
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
