import type { Access } from '../../domain/access.ts';
import type { Identity } from '../providers/identity/identity.ts';

/** Somebody signed in, and the token that says so. */
export type SignedIn = Identity & { token: string };

/** Who calls, by what the endpoint's access has established. */
export interface Callers {
  /** Where a stranger is, as server/http/client-address.ts tells places apart. */
  anyone: { network: string };
  user: SignedIn;
  subscriber: SignedIn;
  admin: { username: string; token: string };
}

export type Caller<A extends Access = Access> = Callers[A];
