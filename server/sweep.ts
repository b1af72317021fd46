// What the server does by itself, so that nothing lost on the way stays lost: whoever was not read for
// a day is read again. Every process may sweep; each step is idempotent.
import type { FastifyBaseLogger } from 'fastify';
import { type Metrics, noMetrics } from './metrics/metrics.ts';

export interface Chore {
  name: string;
  run(): Promise<void>;
}

/** So soon that who opens a new library's first book finds its words known. */
const FIRST_AFTER_MS = 5_000;
const EVERY_MS = 3_600_000;

/** Runs the chores soon and then every hour, one sweep at a time; answers how to stop. */
export function startSweeping(
  chores: readonly Chore[],
  log: Pick<FastifyBaseLogger, 'error'>,
  { choreDone }: Pick<Metrics, 'choreDone'> = noMetrics,
): () => void {
  let timer = setTimeout(() => void round(), FIRST_AFTER_MS);
  let isStopped = false;

  async function round(): Promise<void> {
    for (const { name, run } of chores) {
      await run().then(
        () => choreDone(name, 'done'),
        (error: unknown) => {
          log.error({ err: error }, `Not swept: ${name}`);
          choreDone(name, 'failed');
        },
      );
    }
    if (!isStopped) timer = setTimeout(() => void round(), EVERY_MS).unref();
  }

  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
