// Authenticates and authorizes calls: reads the bearer token or the header `admin-auth`, applies the rule in
// domain/access.ts, and turns a refusal into a Problem. Then it applies the rate limit of the call.
import type { FastifyRequest } from 'fastify';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import {
  type Caller as KnownCaller,
  decideAccess,
  type Refusal,
  type Role,
} from '../../domain/access.ts';
import {
  ownersOnly,
  type Problem,
  subscriptionRequired,
  unauthorized,
} from '../problems/problem.ts';
import type { Limiter } from './rate-limits/limiter.ts';
import { addressRangeOf } from './client-address.ts';
import type { IdentityProvider } from '../providers/identity/identity.ts';
import type { Caller, Keeper, SignedIn, Stranger } from './caller.ts';

export interface Authenticator {
  /** Returns the caller as the endpoint's access requires. Throws a Problem if access or rate limit refuses. */
  authenticate(name: EndpointName, request: FastifyRequest): Promise<Caller>;
}

/** Lookups of callers, each provided by the module that owns the data. */
export interface KnownCallers {
  identity: IdentityProvider;
  /** Returns whose admin session has this token, or null. */
  adminOf(token: string): Promise<{ username: string; role: Role } | null>;
  /** Returns the current subscription status of the student, or null without a subscription. */
  subscriptionOf(uid: string): Promise<KnownCaller['subscription']>;
  /**
   * Returns the id of the child that the header `student` names, of the first child without it. Throws `not_found` for
   * one that is not of this account.
   */
  studentOf(uid: string, named: string | undefined): Promise<string>;
  /** Throws `account_deleted` for a deleted account. */
  requireAccount(user: SignedIn): Promise<void>;
}

export function createAuthenticator(known: KnownCallers, limiter: Limiter): Authenticator {
  async function identify(request: FastifyRequest): Promise<SignedIn | null> {
    const { authorization = '' } = request.headers;
    if (!BEARER.test(authorization)) return null;
    const token = authorization.slice('Bearer '.length);
    return { ...(await known.identity.verify(token)), token };
  }

  async function identifyAdmin(request: FastifyRequest): Promise<Keeper | null> {
    const token = request.headers['admin-auth'];
    if (typeof token !== 'string' || token.length > 100) return null;
    const keeper = await known.adminOf(token);
    return keeper && { ...keeper, ...strangerOf(request), token };
  }

  return {
    async authenticate(name, request) {
      const { access, limit, ofStudent }: Endpoint = endpoints[name];
      const needsUser = access === 'user' || access === 'subscriber';
      const user = needsUser ? await identify(request) : null;
      const needsAdmin = access === 'editor' || access === 'owner';
      const admin = needsAdmin ? await identifyAdmin(request) : null;
      const decision = decideAccess(access, {
        user: user !== null,
        subscription: access === 'subscriber' && user ? await known.subscriptionOf(user.uid) : null,
        admin: admin?.role ?? null,
      });
      if (!decision.open) throw refusals[decision.reason]();
      if (limit)
        await limiter.count(name, limit, rateLimitKeyOf(user ?? admin ?? strangerOf(request)));
      // A deleted account has no subscription, so `subscriber` calls refuse it already.
      if (user && access === 'user') await known.requireAccount(user);
      if (!user) return admin ?? strangerOf(request);
      const student = ofStudent ? await known.studentOf(user.uid, namedIn(request)) : user.uid;
      return { ...user, student };
    },
  };
}

const BEARER = /^Bearer /i;
const MAX_USER_AGENT_LENGTH = 500;

const strangerOf = ({ ip, headers }: FastifyRequest): Stranger => ({
  network: addressRangeOf(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

function namedIn({ headers: { student } }: FastifyRequest): string | undefined {
  return Array.isArray(student) ? student.join() : student;
}

/** The identity by which a caller's calls are counted. */
function rateLimitKeyOf(caller: SignedIn | Keeper | Stranger): string {
  if ('uid' in caller) return caller.uid;
  return 'username' in caller ? caller.username : caller.network;
}

const refusals: Record<Refusal, () => Problem> = {
  'sign-in': unauthorized,
  subscribe: subscriptionRequired,
  'ask-owner': ownersOnly,
};
