// A log of the latest API calls for the control page. It holds no API key, body or query.
import type { FastifyInstance } from 'fastify';
import { newId } from '../shapes/ids.ts';

export interface JournalEntry {
  /** Epoch milliseconds of the machine's clock. */
  at: number;
  method: string;
  path: string;
  /** Null while the call is in progress, and when the connection was dropped. */
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

/** Opens a log in memory. It is for debugging only and is lost on restart. */
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

/** Gives every call of `app` a `Request-Id` and adds the call to the journal. */
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
