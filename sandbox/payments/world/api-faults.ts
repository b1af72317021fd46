// What goes wrong with the API on purpose, and with which part of it.
import type { FastifyInstance } from 'fastify';
import type { Scheduler } from '../webhooks/scheduler.ts';
import { ApiError } from '../shapes/error.ts';

export const apiFaultKinds = ['none', 'slow', 'lost', 'down', 'error', 'nonsense'] as const;
export type ApiFaultKind = (typeof apiFaultKinds)[number];

/** May be changed at any time; read when a request comes in. */
export interface ApiFault {
  /**
   * `slow`: the work is done at once, the answer comes after half a minute. `lost`: the work is done
   * and the connection dropped. `down`: the connection is dropped and nothing is done. `error`: 500
   * and nothing is done. `nonsense`: 200 with a page of HTML, and nothing is done.
   */
  kind: ApiFaultKind;
  /** What the path of a call begins with, such as `/v1/checkout`; empty for every call. */
  path: string;
}

/** How long `slow` keeps an answer back. Milliseconds. */
export const slowFor = 30_000;

export function noApiFault(): ApiFault {
  return { kind: 'none', path: '' };
}

function faultOf(fault: ApiFault, url: string): ApiFaultKind {
  return url.startsWith(fault.path) ? fault.kind : 'none';
}

/** Puts the faults on every call of `app`, before its key is looked at: what is down asks nobody. */
export function addFaults(
  app: FastifyInstance,
  parts: { apiFault: ApiFault; scheduler: Scheduler },
): void {
  /** Answers that are kept back, by what lets them go. */
  const keptBack = new Set<() => void>();

  app.addHook('onRequest', async (request, reply) => {
    switch (faultOf(parts.apiFault, request.url)) {
      case 'down':
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      case 'error':
        throw new ApiError(500, { type: 'api_error', message: 'An unknown error occurred.' });
      case 'nonsense':
        return reply
          .type('text/html; charset=utf-8')
          .send('<!doctype html><title>Nonsense</title><p>This is not what was asked for.</p>');
      default:
        return undefined;
    }
  });

  app.addHook('onSend', async (request) => {
    const fault = faultOf(parts.apiFault, request.url);
    if (fault === 'lost') request.raw.socket.destroy();
    if (fault !== 'slow') return;
    await new Promise<void>((resolve) => {
      const letGo = (): void => {
        keptBack.delete(letGo);
        callOff();
        resolve();
      };
      const callOff = parts.scheduler.after(slowFor, letGo);
      keptBack.add(letGo);
    });
  });

  app.addHook('preClose', async () => {
    for (const letGo of keptBack) letGo();
  });
}
