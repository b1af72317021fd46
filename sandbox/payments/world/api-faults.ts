// Deliberate faults of the API, for all calls or for some paths.
import type { FastifyInstance } from 'fastify';
import type { Scheduler } from '../webhooks/scheduler.ts';
import { ApiError } from '../shapes/error.ts';

export const apiFaultKinds = ['none', 'slow', 'lost', 'down', 'error', 'nonsense'] as const;
export type ApiFaultKind = (typeof apiFaultKinds)[number];

/** May be changed at any time: each request reads the current values. */
export interface ApiFault {
  /**
   * `slow`: does the work at once, responds after 30 seconds. `lost`: does the work, then drops the
   * connection. `down`: drops the connection without doing the work. `error`: 500 without doing the work.
   * `nonsense`: 200 with a page of HTML, without doing the work.
   */
  kind: ApiFaultKind;
  /** The path prefix of the affected calls, such as `/v1/checkout`; empty for every call. */
  path: string;
}

/** How long `slow` delays a response, in milliseconds. */
export const slowDelay = 30_000;

export function noApiFault(): ApiFault {
  return { kind: 'none', path: '' };
}

function faultOf(fault: ApiFault, url: string): ApiFaultKind {
  return url.startsWith(fault.path) ? fault.kind : 'none';
}

/** Adds the faults to every call of `app`, before the API key is checked: an API that is down checks no keys. */
export function addFaults(
  app: FastifyInstance,
  parts: { apiFault: ApiFault; scheduler: Scheduler },
): void {
  /** One function for each delayed response, which releases it. */
  const delayed = new Set<() => void>();

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
      const release = (): void => {
        delayed.delete(release);
        cancelTimer();
        resolve();
      };
      const cancelTimer = parts.scheduler.after(slowDelay, release);
      delayed.add(release);
    });
  });

  app.addHook('preClose', async () => {
    for (const release of delayed) release();
  });
}
