// Which request the code that runs just now works for, however deep in it: so that every line of the
// log tells it, those of services that were never handed the request among them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { trustProxies, type TrustedProxies } from '../config/trusted-proxies.ts';

export interface RequestContext {
  id: string;
  /** By `performance.now()`. */
  arrivedAt: number;
  /** Where the request stands in a trace (https://www.w3.org/TR/trace-context/), if it is traced. */
  trace: { traceId: string; spanId: string } | null;
}

const underWay = new AsyncLocalStorage<RequestContext>();

/** The request that is being answered; undefined in what the server does by itself. */
export const currentRequest = (): RequestContext | undefined => underWay.getStore();

/** Tells processes apart; what they number is then told apart by counting, which costs a read nothing. */
const PROCESS = randomBytes(8).toString('hex');
let counted = 0;
const nextId = () => `${PROCESS}-${(++counted).toString(36)}`;

/** What a proxy may call a request: nothing that could pass for another line or field of the log. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Fastify's `genReqId`: the id that a trusted proxy has given in `X-Request-Id`, else a new one. From
 * others none is taken: two requests of one id would tell each other's story.
 */
export function requestIds(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trustProxies(proxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && WELL_FORMED.test(given);
    const isTaken = isUsable && isTrusted && isTrusted(socket.remoteAddress ?? '', 0);
    return isTaken ? given : nextId();
  };
}

/**
 * Gives every answer these headers and the id of its request, which is remembered while it is
 * answered. All in one hook: each costs a read its call.
 */
export function followRequests(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, reply, done) => {
    const context = { id: request.id, arrivedAt: performance.now(), trace: null };
    request.context = context;
    reply.headers(headers).header('x-request-id', request.id);
    underWay.run(context, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}
