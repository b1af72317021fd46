// Provides the current request to all code that runs for it, so that every log line has the request's id, even
// in services that never receive the request.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { trustProxies, type TrustedProxies } from '../config/trusted-proxies.ts';

export interface RequestContext {
  id: string;
  /** In milliseconds, from `performance.now()`. */
  arrivedAt: number;
  /** The trace context (https://www.w3.org/TR/trace-context/); null when the request is not traced. */
  trace: { traceId: string; spanId: string } | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Returns the request being handled, or undefined in scheduled jobs. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Ids are unique across processes by this prefix, and within a process by a counter, which costs nothing. */
const PROCESS_ID = randomBytes(8).toString('hex');
let counter = 0;
const nextId = () => `${PROCESS_ID}-${(++counter).toString(36)}`;

/** The ids accepted from a proxy. They cannot forge another line or field of the log. */
const VALID_ID = /^[\w-]{8,64}$/;

/**
 * Returns Fastify's `genReqId`: it takes `X-Request-Id` from a trusted proxy, and makes a new id otherwise.
 * Other clients could reuse an id and mix up the log of two requests.
 */
export function requestIds(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trustProxies(proxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isValid = typeof given === 'string' && VALID_ID.test(given);
    const isAccepted = isValid && isTrusted && isTrusted(socket.remoteAddress ?? '', 0);
    return isAccepted ? given : nextId();
  };
}

/**
 * Adds these headers and the request id to every response, and provides the request context. Does all in one
 * hook, because each hook slows every read.
 */
export function addRequestContext(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, reply, done) => {
    const context = { id: request.id, arrivedAt: performance.now(), trace: null };
    request.context = context;
    reply.headers(headers).header('x-request-id', request.id);
    storage.run(context, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}
