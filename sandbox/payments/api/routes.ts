// The API under /v1: checks the key, parses the form, runs the endpoint in one transaction, and responds.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payments } from '../world/payments.ts';
import { apiVersion, type Cause } from '../shapes/event.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ApiError } from '../shapes/error.ts';
import { expanded } from './expand.ts';
import { addFaults } from '../world/api-faults.ts';
import { readForm, type FormData } from './form.ts';
import { addJournal } from '../world/journal.ts';
import { checkPermission } from './permissions.ts';
import {
  keyLifetime,
  checkSameRequest,
  fingerprintOf,
  keyInUse,
  type KnownKey,
  readIdempotencyKey,
  readKey,
} from './keys.ts';

interface PreparedResponse {
  status: number;
  body: string;
  /** The id of the original request, when this replays its response. */
  replayOf?: string;
}

function formOf(request: FastifyRequest): FormData {
  if (request.method === 'POST') {
    return readForm(typeof request.body === 'string' ? request.body : '');
  }
  return readForm(request.url.split('?', 2)[1] ?? '');
}

function perform(
  payments: Payments,
  endpoint: Endpoint,
  request: { path: string; ids: Record<string, string>; form: FormData; cause: Cause },
): PreparedResponse {
  const { store } = payments;
  const { path, form, cause } = request;
  const run = endpoint.prepare(request.ids, form);
  const paths = endpoint.expand(form);
  const key = endpoint.method === 'POST' ? cause.idempotencyKey : null;
  const fingerprint = fingerprintOf(form);
  const requestId = cause.requestId ?? '';

  if (key !== null) {
    store.deleteResponsesBefore(payments.clock.machine() - keyLifetime);
    const saved = store.savedResponse(key);
    if (saved !== undefined) {
      checkSameRequest(key, saved, { path, fingerprint });
      return { status: saved.status, body: saved.body, replayOf: saved.requestId };
    }
  }
  const save = (status: number, body: string): PreparedResponse => {
    if (key !== null) {
      const response = { path, fingerprint, status, body, requestId };
      store.saveResponse(key, response, payments.clock.machine());
    }
    return { status, body };
  };
  try {
    return payments.act(cause, (work) => {
      const result = run(work);
      if (result instanceof ApiError) return save(result.status, JSON.stringify(result.body()));
      return save(200, JSON.stringify(expanded(store, result, paths)));
    });
  } catch (error) {
    // An endpoint's error is saved for the idempotency key like a success. Its changes are rolled back.
    if (error instanceof ApiError) return save(error.status, JSON.stringify(error.body()));
    throw error;
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return new ApiError(413, { message: 'The request is too large.' });
  if (status === 415) {
    return new ApiError(400, {
      message:
        'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    });
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError(status, { message: 'The request could not be read.' });
  }
  return new ApiError(500, {
    type: 'api_error',
    message: 'Sorry, there was a problem on the stand-in’s end. Its log says more.',
  });
}

/** Returns the API as a plugin. Register it with the prefix `/v1`. */
export function apiRoutes(payments: Payments) {
  return async (app: FastifyInstance): Promise<void> => {
    const inUse = new Set<string>();
    const callers = new WeakMap<FastifyRequest, KnownKey>();

    addJournal(app, payments);
    addFaults(app, payments);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('stripe-version', request.headers['stripe-version'] ?? apiVersion);
      reply.header('cache-control', 'no-cache, no-store');
      callers.set(request, readKey(request.headers.authorization, payments));
      if (request.method !== 'POST') return;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      if (key === null) return;
      reply.header('idempotency-key', key);
      if (inUse.has(key)) throw keyInUse(key);
      inUse.add(key);
      // The response closes both when it is complete and when it is aborted.
      reply.raw.once('close', () => inUse.delete(key));
    });

    app.setErrorHandler((error, request, reply) => {
      const refusal = asApiError(error);
      if (refusal.status >= 500) request.log.error(error);
      return reply.code(refusal.status).send(refusal.body());
    });
    app.setNotFoundHandler((request) => {
      throw new ApiError(404, {
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0] ?? ''}).`,
      });
    });

    for (const endpoint of endpoints) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: (request: FastifyRequest, reply: FastifyReply) => {
          const caller = callers.get(request);
          if (caller?.permissions) checkPermission(caller.permissions, endpoint, caller.name);
          payments.settle();
          const response = perform(payments, endpoint, {
            path: request.url.split('?')[0] ?? '',
            ids: request.params as Record<string, string>,
            form: formOf(request),
            cause: {
              requestId: String(reply.getHeader('request-id')),
              idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
            },
          });
          if (response.replayOf !== undefined) {
            reply
              .header('idempotent-replayed', 'true')
              .header('original-request', response.replayOf);
          }
          return reply.code(response.status).type('application/json').send(response.body);
        },
      });
    }
  };
}
