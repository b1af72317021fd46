// Authenticates and authorizes calls: reads the bearer token or the header `admin-auth`, applies the rule in
// domain/access.ts, and turns a refusal into a Problem. Then it applies the rate limit of the call.
import type { FastifyRequest } from 'fastify';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { type Caller as KnownCaller, decideAccess, type Refusal } from '../../domain/access.ts';
import { type Problem, subscriptionRequired, unauthorized } from '../problems/problem.ts';
import type { Limiter } from './rate-limits/limiter.ts';
import { addressRangeOf } from './client-address.ts';
import type { IdentityProvider } from '../providers/identity/identity.ts';
import type { Caller, Callers, SignedIn } from './caller.ts';

export interface Authenticator {
  /** Returns the caller as the endpoint's access requires. Throws a Problem if access or rate limit refuses. */
  authenticate(name: EndpointName, request: FastifyRequest): Promise<Caller>;
}

/** Lookups of callers, each provided by the module that owns the data. */
export interface KnownCallers {
  identity: IdentityProvider;
  /** Returns the username of the admin session with this token, or null. */
  adminOf(token: string): Promise<string | null>;
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

  async function identifyAdmin(request: FastifyRequest) {
    const token = request.headers['admin-auth'];
    if (typeof token !== 'string' || token.length > 100) return null;
    const username = await known.adminOf(token);
    return username === null ? null : { username, token };
  }

  return {
    async authenticate(name, request) {
      const { access, limit, ofStudent }: Endpoint = endpoints[name];
      const needsUser = access === 'user' || access === 'subscriber';
      const user = needsUser ? await identify(request) : null;
      const admin = access === 'admin' ? await identifyAdmin(request) : null;
      const decision = decideAccess(access, {
        user: user !== null,
        subscription: access === 'subscriber' && user ? await known.subscriptionOf(user.uid) : null,
        admin: admin !== null,
      });
      if (!decision.open) throw refusals[decision.reason]();
      const stranger = { network: addressRangeOf(request.ip) };
      if (limit) await limiter.count(name, limit, rateLimitKeyOf(user ?? admin ?? stranger));
      // A deleted account has no subscription, so `subscriber` calls refuse it already.
      if (user && access === 'user') await known.requireAccount(user);
      if (!user) return admin ?? stranger;
      const student = ofStudent ? await known.studentOf(user.uid, namedIn(request)) : user.uid;
      return { ...user, student };
    },
  };
}

const BEARER = /^Bearer /i;

function namedIn({ headers: { student } }: FastifyRequest): string | undefined {
  return Array.isArray(student) ? student.join() : student;
}

/** The identity by which a caller's calls are counted. */
function rateLimitKeyOf(caller: SignedIn | Callers['admin'] | Callers['anyone']): string {
  if ('uid' in caller) return caller.uid;
  return 'username' in caller ? caller.username : caller.network;
}

const refusals: Record<Refusal, () => Problem> = {
  'sign-in': unauthorized,
  subscribe: subscriptionRequired,
};
