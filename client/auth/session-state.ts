// The session (specification, section 4). It is loading, then signed in or signed out, or unchecked if an
// expired token cannot be renewed because the provider is unreachable.
import { createStore } from 'zustand/vanilla';
import { clearAnswers } from '../api/held-answers.ts';
import { awaitedPayment } from '../billing/awaited-payment.ts';
import { clearSavedScreens } from '../browser/scroll-restoration.ts';
import type { Identity } from './identity.ts';

export interface Session {
  state: 'loading' | 'signed-in' | 'signed-out' | 'unchecked';
  identity: Identity | null;
  /** When the parent signed in on this page, in epoch milliseconds; null for a session restored from storage. */
  since: number | null;
}

export const signedOut: Session = { state: 'signed-out', identity: null, since: null };
export const unchecked: Session = { state: 'unchecked', identity: null, since: null };

export const sessionStore = createStore<Session>(() => ({
  state: 'loading',
  identity: null,
  since: null,
}));

/** Sets the session. When another user follows, clears all data of the previous one. */
export function setSession(next: Session): void {
  const { identity } = sessionStore.getState();
  if (identity !== null && identity.uid !== next.identity?.uid) {
    clearAnswers();
    awaitedPayment.drop();
    clearSavedScreens();
  }
  sessionStore.setState(next, true);
}
