// What is a grown-up's to do: it is done at once, or after the door was opened.
import type { MouseEvent } from 'react';
import { createStore } from 'zustand/vanilla';
import { asksGrownUp } from '../auth/asks-grown-up.ts';
import { isDoorOpen } from './open-door.ts';

/** What waits for a grown-up, and what was tapped for it. */
interface Wish {
  action: () => void;
  tapped: Element | null;
}

/** What the door is asked for; null while nobody asks. */
export const wishStore = createStore<Wish | null>(() => null);

/** Runs `action` once a grown-up has opened the door; at once if the family asks for none, or the door is open. */
export function askFirst(action: () => void): void {
  if (!asksGrownUp() || isDoorOpen()) action();
  else wishStore.setState({ action, tapped: document.activeElement }, true);
}

/** The `onClick` of a link that leads to what is a grown-up's. */
export function followAfterAsking(event: MouseEvent<HTMLElement>): void {
  if (!asksGrownUp() || isDoorOpen()) return;
  event.preventDefault();
  const { currentTarget: link } = event;
  wishStore.setState({ action: () => link.click(), tapped: link }, true);
}
