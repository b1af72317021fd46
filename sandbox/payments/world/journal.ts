// The last calls of the API, for the control page: never a key of the account, a body or a query.
import type { FastifyInstance } from 'fastify';
import { newId } from '../shapes/ids.ts';

export interface JournalEntry {
  /** Epoch milliseconds of the machine's clock. */
  at: number;
  method: string;
  path: string;
  /** Null while it is under way, and where the connection was dropped. */
  status: number | null;
  idempotencyKey: string | null;
  requestId: string;
}

const KEPT = 40;

export interface Journal {
  /** Newest first. */
  readonly entries: readonly JournalEntry[];
  begin(entry: JournalEntry): void;
}

/** In memory alone: it is for looking at, not for keeping. */
export function openJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    entries,
    begin(entry) {
      entries.unshift(entry);
      entries.length = Math.min(entries.length, KEPT);
    },
  };
}

/** Gives every call of `app` its `Request-Id`, and notes it. */
export function addJournal(
  app: FastifyInstance,
  parts: { journal: Journal; clock: { machine(): number } },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const requestId = newId('req', 14);
    reply.header('request-id', requestId);
    const key = request.headers['idempotency-key'];
    const entry: JournalEntry = {
      at: parts.clock.machine(),
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      status: null,
      idempotencyKey: typeof key === 'string' ? key : null,
      requestId,
    };
    parts.journal.begin(entry);
    reply.raw.once('finish', () => {
      if (!request.raw.socket.destroyed) entry.status = reply.raw.statusCode;
    });
  });
}
