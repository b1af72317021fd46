import type { Access, Role } from '../../domain/access.ts';
import type { Identity } from '../providers/identity/identity.ts';

/** A signed-in user with the bearer token of the call. */
export type SignedIn = Identity & { token: string };

/** A signed-in user, and the child that the call is about. */
export type Reader = SignedIn & {
  /** The id of the child: of the account's first one, where the call names none. */
  student: string;
};

/** Where a call comes from: an address range (server/http/client-address.ts), and what the browser says of itself. */
export interface Stranger {
  network: string;
  userAgent: string;
}

/** Someone who keeps the library, with the token of the session. */
export type Keeper = Stranger & { username: string; role: Role; token: string };

/** What is known of the caller, by the access that the endpoint requires. */
export interface Callers {
  anyone: Stranger;
  user: Reader;
  subscriber: Reader;
  editor: Keeper;
  owner: Keeper;
}

export type Caller<A extends Access = Access> = Callers[A];
