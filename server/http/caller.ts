import type { Access } from '../../domain/access.ts';
import type { Identity } from '../providers/identity/identity.ts';

/** A signed-in user with the bearer token of the call. */
export type SignedIn = Identity & { token: string };

/** A signed-in user, and the child that the call is about. */
export type Reader = SignedIn & {
  /** The id of the child: of the account's first one, where the call names none. */
  student: string;
};

/** What is known of the caller, by the access that the endpoint requires. */
export interface Callers {
  /** `network` is an address range (server/http/client-address.ts). */
  anyone: { network: string };
  user: Reader;
  subscriber: Reader;
  admin: { username: string; token: string };
}

export type Caller<A extends Access = Access> = Callers[A];
