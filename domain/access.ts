// Who may do what: the one rule behind every guard of the API.
import { isEntitled, type SubscriptionStatus } from './subscription.ts';

/** What a call asks of its caller. */
export type Access = 'anyone' | 'user' | 'subscriber' | 'admin';

/** What the server knows of the caller when it decides. */
export interface Caller {
  /** A verified identity token came with the call. */
  user: boolean;
  /** The user's subscription status; null when there is none. */
  subscription: SubscriptionStatus | null;
  /** A live admin session came with the call. */
  admin: boolean;
}

export type Refusal = 'sign-in' | 'subscribe';
export type Decision = { open: true } | { open: false; reason: Refusal };

const open: Decision = { open: true };
const signIn: Decision = { open: false, reason: 'sign-in' };
const subscribe: Decision = { open: false, reason: 'subscribe' };

/** A user token never opens an admin call, and an admin session never opens a student's data. */
export function decideAccess(access: Access, caller: Caller): Decision {
  switch (access) {
    case 'anyone':
      return open;
    case 'admin':
      return caller.admin ? open : signIn;
    case 'user':
      return caller.user ? open : signIn;
    case 'subscriber':
      if (!caller.user) return signIn;
      return isEntitled(caller.subscription) ? open : subscribe;
  }
}
