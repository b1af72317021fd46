// The link of a book. Without a network a book that is not kept does not open: its link takes the focus and says why.
import { WifiOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { readingPage } from '../../contracts/pages.ts';
import { buttonClass, type ButtonSize } from '../ui/button.tsx';
import { toast, type ToastMessage } from '../ui/toast.tsx';
import { askAgain } from './catch-up.ts';
import { useIsCutOff } from './cut-off.ts';
import { useKeepState } from './kept-books.ts';

export const NEEDS_NETWORK = 'Needs a network';

/** Whether a book cannot be opened now. Where nothing is kept this is never so: opening it may work yet. */
export function useNeedsNetwork(bookId: string): boolean {
  const isCutOff = useIsCutOff();
  const { state } = useKeepState(bookId);
  return isCutOff && state !== 'kept';
}

export const CHECK_NEEDS_NETWORK = 'The reading check is sent to the library at its end.';

/** Says in a toast why a tap does nothing without a network. */
export function refuseTap(message: Pick<ToastMessage, 'title' | 'text'>): void {
  toast({ ...message, isRefusal: true });
  // The network may be back without the browser's knowledge.
  askAgain();
}

export const sayNeedsNetwork = (why: string): void =>
  refuseTap({ title: NEEDS_NETWORK, text: why });

/** Returns the props of a link that does not open now. A tap says `why` in a toast. */
export const closedLink = (why: string) => ({
  'aria-disabled': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    sayNeedsNetwork(why);
  },
});

/** Returns the props of a link to a book. */
export const linkTo = (bookId: string, needsNetwork: boolean) => ({
  href: readingPage(bookId),
  ...(needsNetwork && closedLink('This book is not kept on this device.')),
});

/** Returns the classes of a button that does not open its page now. */
export const closedButtonClass = (size: ButtonSize = 'md'): string =>
  `${buttonClass('secondary', size)} text-ink-soft! aria-disabled:opacity-100!`;

/** The cover of a book that does not open now. */
export const closedCover = 'grayscale opacity-45';

export function NetworkMark({ className }: { className: string }) {
  return <WifiOff aria-hidden="true" className={className} />;
}
