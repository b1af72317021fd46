// Why books cannot be kept.
import { toast, type ToastMessage } from '../ui/toast.tsx';
import type { WhyNot } from './keep-state.ts';
import { isFull } from './kept-files.ts';

/** With less room than this, in bytes, nothing is fetched: the answers of the library need some. */
const LEAST_ROOM = 1_000_000;

/** The pages of a flipbook are at another host, which only a reader with a network can open. */
export class Elsewhere extends Error {}

/** Returns the error of a browser that has no room left. */
export const tooFull = (): Error => new DOMException('No room is left', 'QuotaExceededError');

async function hasRoom(): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > LEAST_ROOM;
}

/** Throws if there is too little room to begin, also after `makeRoom`, which resolves with whether there is more. */
export async function requireRoom(makeRoom: () => Promise<boolean>): Promise<void> {
  if (await hasRoom()) return;
  if (!(await makeRoom()) || !(await hasRoom())) throw tooFull();
}

/** Returns why a book could not be kept. */
export function reasonOf(error: unknown): WhyNot {
  if (isFull(error)) return 'full';
  return error instanceof Elsewhere ? 'elsewhere' : 'network';
}

const messages: Record<WhyNot, ToastMessage> = {
  full: { title: 'This device is full', text: 'The book could not be kept.', destructive: true },
  network: {
    title: 'The book could not be kept',
    text: 'Please check your internet connection and try again.',
    destructive: true,
  },
  elsewhere: {
    title: 'This book needs a network',
    text: 'Its pages come from another place, so it cannot be kept.',
  },
};

/** Says why a book could not be kept. */
export const sayNotKept = (why: WhyNot): void => toast({ ...messages[why], isRefusal: true });
