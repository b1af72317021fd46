// Authorization: the one rule that decides access to every API endpoint.
import { isEntitled, type SubscriptionStatus } from './subscription.ts';

/** The access level that an endpoint requires. */
export type Access = 'anyone' | 'user' | 'subscriber' | 'admin';

/** What the server knows about the caller. */
export interface Caller {
  /** The request has a verified identity token. */
  user: boolean;
  /** The user's subscription status; null when there is none. */
  subscription: SubscriptionStatus | null;
  /** The request has a valid admin session. */
  admin: boolean;
}

export type Refusal = 'sign-in' | 'subscribe';
export type Decision = { open: true } | { open: false; reason: Refusal };

const open: Decision = { open: true };
const signIn: Decision = { open: false, reason: 'sign-in' };
const subscribe: Decision = { open: false, reason: 'subscribe' };

/** A user token never grants access to an admin endpoint. An admin session never grants access to student data. */
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
