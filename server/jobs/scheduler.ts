// Runs the scheduled jobs, such as the re-sync of stale subscriptions. When several processes serve the
// library, only one of them runs a given job at a time.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { releaseLease, extendLease, takeLease } from '../database/leases.ts';
import { type Metrics, noMetrics } from '../observability/metrics/metrics.ts';
import type { Db } from '../database/tables.ts';

export interface ScheduledJob {
  name: string;
  run(): Promise<void>;
}

/** Short, so that the phonics reports of a new library are ready before its first book is opened. */
const FIRST_AFTER_MS = 5_000;
const EVERY_MS = 3_600_000;
/** Delay after another process had the lease of a job: it may run an older release or end early. */
const RETRY_MS = 60_000;
/** How long the lease of a process that has died keeps a job from the others. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 15_000;

/**
 * Runs all jobs shortly after the start and then every hour, one after the other. Returns a function that
 * stops the scheduler. `now` returns epoch milliseconds.
 */
export function startScheduler(
  jobs: readonly ScheduledJob[],
  {
    db,
    now,
    log,
    metrics: { jobRegistered, jobFinished } = noMetrics,
  }: {
    db: Db;
    now: () => number;
    log: Pick<FastifyBaseLogger, 'error'>;
    metrics?: Pick<Metrics, 'jobRegistered' | 'jobFinished'>;
  },
): () => void {
  const holder = randomUUID();
  for (const { name } of jobs) jobRegistered(name);
  let timer = setTimeout(() => void runAll(), FIRST_AFTER_MS);
  let isStopped = false;

  /** Runs the job if its lease is free. Returns whether it ran. */
  async function runWithLease({ name, run }: ScheduledJob): Promise<boolean> {
    const lease = { name: `chore ${name}`, holder };
    const until = () => now() + LEASE_MS;
    if (!(await takeLease(db, lease, { now: now(), until: until() }))) return false;
    const renewal = setInterval(() => {
      // If the lease expires anyway, the job runs twice, which does no harm.
      extendLease(db, lease, until()).catch(() => {});
    }, RENEW_EVERY_MS).unref();
    try {
      await run();
    } finally {
      clearInterval(renewal);
      await releaseLease(db, lease);
    }
    return true;
  }

  async function runAll(): Promise<void> {
    let isSkipped = false;
    for (const job of jobs) {
      try {
        if (await runWithLease(job)) jobFinished(job.name, 'done');
        else isSkipped = true;
      } catch (error) {
        log.error({ err: error }, `Scheduled job failed: ${job.name}`);
        jobFinished(job.name, 'failed');
      }
    }
    if (!isStopped)
      timer = setTimeout(() => void runAll(), isSkipped ? RETRY_MS : EVERY_MS).unref();
  }

  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
