// What the server does by itself, so that nothing lost on the way stays lost: whoever was not read for
// a day is read again. Of several processes one does a chore at a time, and finds what is left of it.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { endLease, keepLease, takeLease } from './store.ts';
import { type Metrics, noMetrics } from '../observability/metrics/metrics.ts';
import type { Db } from '../database/tables.ts';

export interface Chore {
  name: string;
  run(): Promise<void>;
}

/** So soon that who opens a new library's first book finds its words known. */
const FIRST_AFTER_MS = 5_000;
const EVERY_MS = 3_600_000;
/** After a chore was left to another process, which may have an older release or end on the way. */
const SOON_MS = 60_000;
/** For so long a process that is heard of no more keeps a chore from the others. */
const HELD_MS = 60_000;
const KEPT_EVERY_MS = 15_000;

/**
 * Runs the chores soon and then every hour, one sweep at a time; answers how to stop. `now` answers epoch
 * milliseconds.
 */
export function startSweeping(
  chores: readonly Chore[],
  {
    db,
    now,
    log,
    metrics: { choreKnown, choreDone } = noMetrics,
  }: {
    db: Db;
    now: () => number;
    log: Pick<FastifyBaseLogger, 'error'>;
    metrics?: Pick<Metrics, 'choreKnown' | 'choreDone'>;
  },
): () => void {
  const holder = randomUUID();
  for (const { name } of chores) choreKnown(name);
  let timer = setTimeout(() => void round(), FIRST_AFTER_MS);
  let isStopped = false;

  /** Says whether it was this process's turn. */
  async function runAlone({ name, run }: Chore): Promise<boolean> {
    const lease = { name: `chore ${name}`, holder };
    const until = () => now() + HELD_MS;
    if (!(await takeLease(db, lease, { now: now(), until: until() }))) return false;
    const keeping = setInterval(() => {
      // Should it run out all the same, the chore is done twice, which does no harm.
      keepLease(db, lease, until()).catch(() => {});
    }, KEPT_EVERY_MS).unref();
    try {
      await run();
    } finally {
      clearInterval(keeping);
      await endLease(db, lease);
    }
    return true;
  }

  async function round(): Promise<void> {
    let isLeft = false;
    for (const chore of chores) {
      try {
        if (await runAlone(chore)) choreDone(chore.name, 'done');
        else isLeft = true;
      } catch (error) {
        log.error({ err: error }, `Not swept: ${chore.name}`);
        choreDone(chore.name, 'failed');
      }
    }
    if (!isStopped) timer = setTimeout(() => void round(), isLeft ? SOON_MS : EVERY_MS).unref();
  }

  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
