// Graceful shutdown: first the health checks fail, so that a proxy stops sending requests. Then the server
// accepts no new connections, finishes the requests in flight, and closes idle connections.
import type { FastifyInstance } from 'fastify';

/** How long to wait for requests in flight, in milliseconds. Longer than a browser waits for an answer. */
export const CLOSE_WITHIN = 20_000;

export interface GracefulShutdown {
  readonly isAnnounced: boolean;
  /** From now on every response closes its connection. */
  announce(): void;
  /** Resolves when every request in flight is answered or aborted. */
  finished(): Promise<void>;
}

/**
 * How often a closing server looks for idle connections to close, in milliseconds. A client that has sent
 * nothing in that time is not about to.
 */
const CHECK_EVERY = 250;

/** Makes `app.close()` graceful. Call it before any other hook is added. */
export function createGracefulShutdown(app: FastifyInstance): GracefulShutdown {
  let isAnnounced = false;
  let inFlight = 0;
  let drained: PromiseWithResolvers<void> | undefined;

  const onRequestEnd = () => {
    inFlight--;
    if (inFlight > 0) return;
    drained?.resolve();
    drained = undefined;
  };
  app.addHook('onRequest', (_, reply, done) => {
    inFlight++;
    reply.raw.on('close', onRequestEnd);
    done();
  });
  // Applies to requests that arrived before the announcement too: Node would keep their connections open.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isAnnounced) reply.header('connection', 'close');
    done(null, payload);
  });

  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    isAnnounced = true;
    // Node's own close waits for connections without any request, such as those that browsers open ahead.
    timer = setInterval(() => {
      if (inFlight === 0 && !app.server.listening) app.server.closeAllConnections();
    }, CHECK_EVERY);
    done();
  });
  app.addHook('onClose', () => clearInterval(timer));

  return {
    get isAnnounced() {
      return isAnnounced;
    },
    announce: () => void (isAnnounced = true),
    async finished() {
      if (inFlight > 0) await (drained ??= Promise.withResolvers()).promise;
    },
  };
}
