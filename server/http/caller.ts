import type { Access } from '../../domain/access.ts';
import type { Identity } from '../providers/identity/identity.ts';

/** A signed-in user with the bearer token of the call. */
export type SignedIn = Identity & { token: string };

/** What is known of the caller, by the access that the endpoint requires. */
export interface Callers {
  /** `network` is an address range (server/http/client-address.ts). */
  anyone: { network: string };
  user: SignedIn;
  subscriber: SignedIn;
  admin: { username: string; token: string };
}

export type Caller<A extends Access = Access> = Callers[A];
