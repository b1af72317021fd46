// The toast that needs no further code, and the styles that it shares with the full one (toast-viewport.tsx).
import { useEffect } from 'react';
import { classNames } from './class-names.ts';
import { dismissToast, timeLeftOf, type Toast } from './toast-store.ts';

/**
 * On phones below the bar at the top, away from its buttons and those that turn the page; on wider screens reader.css
 * avoids the latter.
 */
export const toastViewport =
  'toasts fixed right-0 max-sm:top-0 max-sm:portrait:top-26 sm:bottom-0 z-60 m-0 flex w-full max-w-[28rem] list-none flex-col gap-2 p-4 outline-none';

export const toastTitle = 'font-display text-lg font-semibold';

export function toastCard(destructive = false): string {
  return classNames(
    'relative rounded-control border-2 py-3.5 pl-5 pr-14 shadow-lift',
    destructive ? 'border-loss bg-loss-wash text-loss-deep' : 'border-sea bg-page text-ink',
  );
}

/**
 * Renders a toast while the full component is not loaded or cannot be fetched: the same text and position for
 * the same time, without swipe or close button.
 */
export function PlainToast({ toast }: { toast: Toast }) {
  const { id, title, text, open, destructive } = toast;

  useEffect(() => {
    if (!toast.open) return;
    const timer = setTimeout(() => dismissToast(toast.id), timeLeftOf(toast));
    return () => clearTimeout(timer);
  }, [toast]);

  if (!open) return null;
  return (
    <ol className={toastViewport}>
      <li key={id} className={toastCard(destructive)}>
        {title !== undefined && <p className={toastTitle}>{title}</p>}
        {text !== undefined && <p>{text}</p>}
      </li>
    </ol>
  );
}
