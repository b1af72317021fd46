// Makes drafts of the files that have arrived, one after the other, in the background. Of the processes that share a
// folder, the one that has its lease does so. What a process leaves half done, the next one that has the lease begins anew.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { singleFlight } from '../../async/single-flight.ts';
import { extendLease, releaseLease, takeLease } from '../../database/leases.ts';
import type { Db } from '../../database/tables.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { Problem } from '../../problems/problem.ts';
import type { IncomingFiles } from '../../providers/storage/incoming-folder.ts';
import { changeAfter, EndsProcess, isOfFile, MOST_TRIES } from './after-failure.ts';
import type { Making } from './make-draft.ts';
import { changeTaken, type IncomingRow, isAnyDue, takeNext } from './store.ts';

export interface QueueParts {
  db: Db;
  files: IncomingFiles;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
  metrics: Pick<Metrics, 'draftMade'>;
  /** Makes a draft of one file. */
  makeDraft: (making: Making) => Promise<void>;
}

export interface Queue {
  /** Begins with the files that are due, and looks for others from time to time. */
  start(): void;
  /** Makes the files that are due. Returns at once. */
  wake(): void;
  /** Stops making a file that was removed. */
  stop(id: string): void;
  /** Stops. What is being made is begun anew by the next process. */
  close(): Promise<void>;
}

/** How often a process looks for files that another one has left, and for those whose next try is due. */
const LOOK_EVERY = 30_000;
/** How long the lease of a process that has died keeps a folder from the others. */
const LEASE_MS = 60_000;
const RENEW_EVERY = 15_000;

/** The file was removed, or another process has taken it, while it was being made. */
class NotWanted extends Error {}

export function createQueue(parts: QueueParts): Queue {
  const { db, files, now, log, metrics, makeDraft } = parts;
  const lease = { name: `incoming ${files.folderId}`, holder: randomUUID() };
  const closing = new AbortController();
  const making = new Map<string, AbortController>();
  let timer: NodeJS.Timeout | undefined;
  /** What is still to be noted of the last file that failed; null if that is done. */
  let owed: (() => Promise<void>) | null = null;

  async function makeOne(row: IncomingRow): Promise<void> {
    const stopping = new AbortController();
    making.set(row.id, stopping);
    const progress = noteProgress(row);
    try {
      if (row.tries > MOST_TRIES) throw new EndsProcess('Each try has ended the process');
      if ((await files.sizeOf(row.id)) !== row.bytes) throw notHere();
      await makeDraft({
        row,
        file: files.pathOf(row.id),
        onProgress: progress.note,
        signal: AbortSignal.any([stopping.signal, closing.signal]),
        async also(transaction, { draftId, message }) {
          const ended = { taken_by: null, heard_at: now() };
          const ready = { ...ended, state: 'ready' as const, draft_id: draftId, message };
          if (!(await changeTaken(transaction, row, ready))) throw new NotWanted();
        },
      });
      metrics.draftMade('made');
      await removeFile(row.id);
    } catch (error) {
      await progress.end();
      owed = () => afterFailure(row, error, stopping.signal);
      await payOwed();
    } finally {
      await progress.end();
      making.delete(row.id);
    }
  }

  /** Stores how far a file is, one note at a time: what is overtaken is left out. */
  function noteProgress(row: IncomingRow) {
    let next: { pages_done: number; page_count: number } | null = null;
    const { run, settled } = singleFlight(async () => {
      const change = next;
      next = null;
      if (change) await changeTaken(db, row, { ...change, heard_at: now() });
    });
    const report = (error: unknown) =>
      log.error({ err: error }, 'The progress of a file was not saved');
    return {
      note(pagesDone: number, pageCount: number) {
        next = { pages_done: pagesDone, page_count: pageCount };
        run().catch(report);
      },
      end: settled,
    };
  }

  /** Where the database was away, this is done before the next file: the try has not ended the process. */
  async function payOwed(): Promise<void> {
    await owed?.();
    owed = null;
  }

  async function afterFailure(
    row: IncomingRow,
    error: unknown,
    stopping: AbortSignal,
  ): Promise<void> {
    if (error instanceof NotWanted || stopping.aborted) return;
    const at = now();
    const ended = { taken_by: null, heard_at: at };
    if (closing.signal.aborted) {
      await changeTaken(db, row, { ...ended, state: 'waiting', tries: row.tries - 1 });
      return;
    }
    if (!isOfFile(error)) log.error({ err: error }, 'A draft was not made');
    const change = changeAfter(error, row, at);
    const isChanged = await changeTaken(db, row, { ...ended, ...change });
    metrics.draftMade(change.state === 'refused' ? 'refused' : 'failed');
    if (isChanged && change.state === 'refused') await removeFile(row.id);
  }

  /** Deletes a file that nobody needs any more. If that fails, the scheduled job does so. */
  const removeFile = (id: string): Promise<void> =>
    files
      .remove(id)
      .catch((error: unknown) => log.error({ err: error }, 'A file that was made is still there'));

  async function makeAll(): Promise<void> {
    const isToMake = async () =>
      !closing.signal.aborted && (await isAnyDue(db, files.folderId, now()));
    await payOwed();
    if (!(await isToMake())) return;
    const until = () => now() + LEASE_MS;
    if (!(await takeLease(db, lease, { now: now(), until: until() }))) return;
    const renewal = setInterval(() => {
      // If the lease expires anyway, two processes make a file, and one of the drafts is not stored.
      extendLease(db, lease, until()).catch(() => {});
    }, RENEW_EVERY).unref();
    try {
      // A process that was asleep for long does not have the lease any more.
      while ((await extendLease(db, lease, until())) && (await isToMake())) {
        const taken = { folder: files.folderId, taken: randomUUID(), now: now() };
        const row = await takeNext(db, taken);
        if (row) await makeOne(row);
      }
    } finally {
      clearInterval(renewal);
      await releaseLease(db, lease);
    }
  }

  const { run, settled } = singleFlight(makeAll);
  const wake = () => {
    if (closing.signal.aborted) return;
    run().catch((error: unknown) => log.error({ err: error }, 'The files that wait were not made'));
  };

  return {
    start() {
      timer = setInterval(wake, LOOK_EVERY).unref();
      wake();
    },
    wake,
    stop: (id) => making.get(id)?.abort(),
    async close() {
      closing.abort();
      clearInterval(timer);
      await settled();
    },
  };
}

const notHere = () =>
  new Problem(
    'invalid_request',
    'The library does not have this file any more. Bring it in again.',
  );
