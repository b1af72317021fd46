// How a server process goes: it says that it will, so that a proxy sends nobody to it any more, takes
// no new connections, finishes what is under way, and keeps no connection open for what might come.
import type { FastifyInstance } from 'fastify';

/** For how long what is under way is waited for, in milliseconds: longer than a browser waits. */
export const CLOSE_WITHIN = 20_000;

export interface Departure {
  readonly isAnnounced: boolean;
  /** From now on every answer is the last one on its connection. */
  announce(): void;
  /** Resolves when every request has its answer, or has gone. */
  finished(): Promise<void>;
}

/**
 * How often connections are looked through that hold a closing server up, in milliseconds. Whoever
 * has said nothing in that time is not about to.
 */
const LOOK_EVERY = 250;

/** To be called before any other hook is added; `app.close()` is then such a departure. */
export function prepareDeparture(app: FastifyInstance): Departure {
  let isAnnounced = false;
  let underWay = 0;
  let last: PromiseWithResolvers<void> | undefined;

  const ended = () => {
    underWay--;
    if (underWay > 0) return;
    last?.resolve();
    last = undefined;
  };
  app.addHook('onRequest', (_, reply, done) => {
    underWay++;
    reply.raw.on('close', ended);
    done();
  });
  // Of a request, too, that came before it was announced: Node would keep its connection open.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isAnnounced) reply.header('connection', 'close');
    done(null, payload);
  });

  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    isAnnounced = true;
    // Node's own close waits for connections on which nothing was ever said, such as browsers open ahead.
    looking = setInterval(() => {
      if (underWay === 0 && !app.server.listening) app.server.closeAllConnections();
    }, LOOK_EVERY);
    done();
  });
  app.addHook('onClose', () => clearInterval(looking));

  return {
    get isAnnounced() {
      return isAnnounced;
    },
    announce: () => void (isAnnounced = true),
    async finished() {
      if (underWay > 0) await (last ??= Promise.withResolvers()).promise;
    },
  };
}
