// The API under /v1: checks the key, reads the form, does the work in one transaction, answers.
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
  answersLive,
  checkSame,
  fingerprintOf,
  keyInUse,
  type KnownKey,
  readIdempotencyKey,
  readKey,
} from './keys.ts';

interface Ready {
  status: number;
  body: string;
  /** The request that was answered so first, when this is a repetition. */
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
): Ready {
  const { store } = payments;
  const { path, form, cause } = request;
  const run = endpoint.prepare(request.ids, form);
  const paths = endpoint.expand(form);
  const key = endpoint.method === 'POST' ? cause.idempotencyKey : null;
  const fingerprint = fingerprintOf(form);
  const requestId = cause.requestId ?? '';

  if (key !== null) {
    store.dropAnswersBefore(payments.clock.machine() - answersLive);
    const saved = store.answer(key);
    if (saved !== undefined) {
      checkSame(key, saved, { path, fingerprint });
      return { status: saved.status, body: saved.body, replayOf: saved.requestId };
    }
  }
  const keep = (status: number, body: string): Ready => {
    if (key !== null) {
      const answer = { path, fingerprint, status, body, requestId };
      store.keepAnswer(key, answer, payments.clock.machine());
    }
    return { status, body };
  };
  try {
    return payments.act(cause, (work) => {
      const answer = run(work);
      if (answer instanceof ApiError) return keep(answer.status, JSON.stringify(answer.body()));
      return keep(200, JSON.stringify(expanded(store, answer, paths)));
    });
  } catch (error) {
    // A refusal by the endpoint is as final for its key as a success; its changes are rolled back.
    if (error instanceof ApiError) return keep(error.status, JSON.stringify(error.body()));
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

/** To be registered with the prefix `/v1`. */
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
      // Answered or broken off, both close the response.
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
          const answer = perform(payments, endpoint, {
            path: request.url.split('?')[0] ?? '',
            ids: request.params as Record<string, string>,
            form: formOf(request),
            cause: {
              requestId: String(reply.getHeader('request-id')),
              idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
            },
          });
          if (answer.replayOf !== undefined) {
            reply.header('idempotent-replayed', 'true').header('original-request', answer.replayOf);
          }
          return reply.code(answer.status).type('application/json').send(answer.body);
        },
      });
    }
  };
}
