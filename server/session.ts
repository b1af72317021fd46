// Who is calling: reads the bearer token and the header `admin-auth`, gathers what the rule needs to
// know, asks the rule in domain/access.ts, and turns its refusal into an HTTP answer. Whoever is let in
// is counted where the call has a limit.
import type { FastifyRequest } from 'fastify';
import { type EndpointName, endpoints } from '../contracts/endpoints.ts';
import { type Caller as KnownCaller, decideAccess, type Refusal } from '../domain/access.ts';
import { getAdminOf } from './admins/admins.ts';
import type { Db } from './database/open.ts';
import { type Problem, subscriptionRequired, unauthorized } from './errors.ts';
import type { Leaving } from './leaving/leaving.ts';
import type { Limiter } from './limits/limiter.ts';
import { limits } from './limits/limits.ts';
import { networkOf } from './network.ts';
import type { IdentityProvider } from './providers/identity.ts';
import type { Caller, SignedIn } from './route.ts';
import { statusOf } from './subscriptions/store.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';

export interface Session {
  /** The caller, as far as the call asks for one. Throws a Problem when rule or limit refuses. */
  admit(name: EndpointName, request: FastifyRequest): Promise<Caller>;
}

export function createSession(services: {
  db: Db;
  identity: IdentityProvider;
  subscriptions: Subscriptions;
  leaving: Leaving;
  limiter: Limiter;
  now: () => number;
}): Session {
  const { db, identity, subscriptions, leaving, limiter, now } = services;

  async function identify(request: FastifyRequest): Promise<SignedIn | null> {
    const { authorization = '' } = request.headers;
    if (!BEARER.test(authorization)) return null;
    const token = authorization.slice('Bearer '.length);
    return { ...(await identity.verify(token)), token };
  }

  async function identifyAdmin(request: FastifyRequest) {
    const token = request.headers['admin-auth'];
    if (typeof token !== 'string' || token.length > 100) return null;
    const username = await getAdminOf(db, token, now());
    return username === null ? null : { username, token };
  }

  return {
    async admit(name, request) {
      const { access } = endpoints[name];
      const isStudents = access === 'user' || access === 'subscriber';
      const user = isStudents ? await identify(request) : null;
      const admin = access === 'admin' ? await identifyAdmin(request) : null;
      const subscription =
        access === 'subscriber' && user ? await subscriptions.get(user.uid) : null;

      const known: KnownCaller = {
        user: user !== null,
        subscription: statusOf(subscription, now()),
        admin: admin !== null,
      };
      const decision = decideAccess(access, known);
      if (!decision.open) throw refusals[decision.reason]();
      const caller = user ?? admin ?? { network: networkOf(request.ip) };
      const limit = limits[name];
      if (limit) await limiter.count(name, limit, nameOf(caller));
      // Who has left has no subscription either: other calls refuse her already.
      if (user && access === 'user') await leaving.admit(user);
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
