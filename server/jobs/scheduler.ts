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
  /** Asked each minute between the hours: whether it is to run already. */
  isDue?(): Promise<boolean>;
}

/** Short, so that the phonics reports of a new library are ready before its first book is opened. */
const FIRST_AFTER_MS = 5_000;
const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
/** How long the lease of a process that has died keeps a job from the others. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 15_000;

/**
 * Runs all jobs shortly after the start and then every hour, one after the other, and in the minutes between those that are
 * due. Returns a function that stops the scheduler. `now` returns epoch milliseconds.
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
  /** The jobs that have failed and wait for the next hour. */
  const failed = new Set<string>();
  let timer = setTimeout(() => void runMinute(0), FIRST_AFTER_MS);
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

  /** Asks a job whether it is due. One that cannot say is asked again in a minute, and has not failed. */
  async function isDueNow({ name, isDue }: ScheduledJob): Promise<boolean> {
    try {
      return !failed.has(name) && (await isDue?.()) === true;
    } catch (error) {
      log.error({ err: error }, `A scheduled job did not say whether it is due: ${name}`);
      return false;
    }
  }

  /** Runs a job, if it is due or the hour is over. Returns false if another process has its lease. */
  async function tryJob(job: ScheduledJob, isHourOver: boolean): Promise<boolean> {
    const { name } = job;
    if (!isHourOver && !(await isDueNow(job))) return true;
    try {
      if (!(await runWithLease(job))) return false;
      failed.delete(name);
      jobFinished(name, 'done');
    } catch (error) {
      failed.add(name);
      log.error({ err: error }, `Scheduled job failed: ${name}`);
      jobFinished(name, 'failed');
    }
    return true;
  }

  /** `minute` is the number of minutes since all jobs have run. */
  async function runMinute(minute: number): Promise<void> {
    const isHourOver = minute === 0;
    let isSkipped = false;
    for (const job of jobs) if (!(await tryJob(job, isHourOver))) isSkipped = true;
    if (isStopped) return;
    // The process with the lease of a job may run an older release or end early: all are tried again in a minute.
    const next = isHourOver && isSkipped ? 0 : (minute + 1) % MINUTES_OF_HOUR;
    timer = setTimeout(() => void runMinute(next), MINUTE_MS).unref();
  }

  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
