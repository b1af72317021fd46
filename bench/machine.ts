// When the machine itself stood still: a virtual one is halted for some milliseconds again and again, while
// others have its processors, or while its system looks which memory is in use. On each processor a watcher
// sleeps for a millisecond at a time, before all others when it wakes, and looks how late that is.
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** From the last look before it to the first after it, in milliseconds by `monotonic`. */
export interface Halt {
  from: number;
  to: number;
}

/** Milliseconds by the clock that all processes of a machine share. */
export const monotonic = (): number => Number(process.hrtime.bigint()) / 1e6;

/**
 * Answers a function that tells the halts of any processor since it was last asked. The watchers end with this
 * process. On Linux alone: nothing else binds a process to a processor (`taskset`).
 */
export function watchMachine(): () => Promise<Halt[]> {
  const watchers = Array.from({ length: availableParallelism() }, (_, processor) =>
    spawn(
      'taskset',
      ['-c', String(processor), process.execPath, join(import.meta.dirname, 'machine-watcher.ts')],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    ),
  );
  return async () => (await Promise.all(watchers.map(ask))).flat();
}

const ask = (watcher: ChildProcess): Promise<Halt[]> =>
  new Promise((resolve) => {
    watcher.once('message', (halts) => resolve(halts as Halt[]));
    watcher.send('halts');
  });
