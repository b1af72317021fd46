// Who is calling: reads the bearer token and the header `admin-auth`, gathers what the rule needs to
// know, asks the rule in domain/access.ts, and turns its refusal into an HTTP answer. Whoever is let in
// is counted where the call has a limit.
import type { FastifyRequest } from 'fastify';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import { type Caller as KnownCaller, decideAccess, type Refusal } from '../../domain/access.ts';
import { type Problem, subscriptionRequired, unauthorized } from '../problems/problem.ts';
import type { Limiter } from './rate-limits/limiter.ts';
import { networkOf } from './client-address.ts';
import type { IdentityProvider } from '../providers/identity/identity.ts';
import type { Caller, SignedIn } from './caller.ts';

export interface Session {
  /** The caller, as far as the call asks for one. Throws a Problem when rule or limit refuses. */
  admit(name: EndpointName, request: FastifyRequest): Promise<Caller>;
}

/** What is known of callers, each by the module that keeps it. */
export interface KnownCallers {
  identity: IdentityProvider;
  /** The owner whose session this token names; null where there is none. */
  adminOf(token: string): Promise<string | null>;
  /** What the student has paid for, as it stands now; null for nothing. */
  subscriptionOf(uid: string): Promise<KnownCaller['subscription']>;
  /** Throws `account_deleted` for a student who has left. */
  admit(user: SignedIn): Promise<void>;
}

export function createSession(known: KnownCallers, limiter: Limiter): Session {
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
    async admit(name, request) {
      const { access, limit } = endpoints[name];
      const isStudents = access === 'user' || access === 'subscriber';
      const user = isStudents ? await identify(request) : null;
      const admin = access === 'admin' ? await identifyAdmin(request) : null;
      const decision = decideAccess(access, {
        user: user !== null,
        subscription: access === 'subscriber' && user ? await known.subscriptionOf(user.uid) : null,
        admin: admin !== null,
      });
      if (!decision.open) throw refusals[decision.reason]();
      const caller = user ?? admin ?? { network: networkOf(request.ip) };
      if (limit) await limiter.count(name, limit, nameOf(caller));
      // Who has left has no subscription either: other calls refuse her already.
      if (user && access === 'user') await known.admit(user);
      return caller;
    },
  };
}

const BEARER = /^Bearer /i;

/** By what a caller is counted. */
function nameOf(caller: Caller): string {
  if ('uid' in caller) return caller.uid;
  return 'username' in caller ? caller.username : caller.network;
}

const refusals: Record<Refusal, () => Problem> = {
  'sign-in': unauthorized,
  subscribe: subscriptionRequired,
};
