// Styles shared by both toast components.
import { classNames } from './class-names.ts';

/** At the top on phones, away from the page-turn buttons; on wider screens reader.css avoids those buttons. */
export const toastViewport =
  'toasts fixed right-0 max-sm:top-0 sm:bottom-0 z-60 m-0 flex w-full max-w-[28rem] list-none flex-col gap-2 p-4 outline-none';

export const toastTitle = 'font-display text-lg font-semibold';

export function toastCard(destructive = false): string {
  return classNames(
    'relative rounded-control border-2 py-3.5 pl-5 pr-14 shadow-lift',
    destructive ? 'border-loss bg-loss-wash text-loss-deep' : 'border-sea bg-page text-ink',
  );
}
