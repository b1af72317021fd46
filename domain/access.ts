// Authorization: the one rule that decides access to every API endpoint.
import { isEntitled, type SubscriptionStatus } from './subscription.ts';

/** The access level that an endpoint requires. `editor` is open to owners too. */
export type Access = 'anyone' | 'user' | 'subscriber' | 'editor' | 'owner';

/** What someone who keeps the library may do: an owner everything, an editor what concerns books. */
export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

/** What the server knows about the caller. */
export interface Caller {
  /** The request has a verified identity token. */
  user: boolean;
  /** The user's subscription status; null when there is none. */
  subscription: SubscriptionStatus | null;
  /** The role of the request's admin session; null without a valid one. */
  admin: Role | null;
}

export type Refusal = 'sign-in' | 'subscribe' | 'ask-owner';
export type Decision = { open: true } | { open: false; reason: Refusal };

const open: Decision = { open: true };
const signIn: Decision = { open: false, reason: 'sign-in' };
const subscribe: Decision = { open: false, reason: 'subscribe' };
const askOwner: Decision = { open: false, reason: 'ask-owner' };

/** A user token never grants access to an admin endpoint. An admin session never grants access to student data. */
export function decideAccess(access: Access, caller: Caller): Decision {
  switch (access) {
    case 'anyone':
      return open;
    case 'editor':
      return caller.admin ? open : signIn;
    case 'owner':
      if (!caller.admin) return signIn;
      return caller.admin === 'owner' ? open : askOwner;
    case 'user':
      return caller.user ? open : signIn;
    case 'subscriber':
      if (!caller.user) return signIn;
      return isEntitled(caller.subscription) ? open : subscribe;
  }
}
