import { executionAsyncResource } from 'node:async_hooks';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes the long pauses rare, in which a busy process collects garbage: to be called before the process takes
 * its first call. Costs some 30 MB in a process that has very much to do.
 */
export function tuneMemory(): void {
  // Without it a heap of 45 MB is collected whole for every 5 MB that have become old, which is each second.
  v8.setFlagsFromString('--heap-growing-percent=100');
  // Node's default is 64 kB, of which one live byte keeps all and lets it become old.
  Buffer.poolSize = 8 * 1024;
  process.nextTick(() => keptTicks.push(executionAsyncResource()));
}

/**
 * One of the ticks that Node makes, several for each call. Where a collection finds none alive, V8 forgets how
 * they are built, and Node's code takes some six times as long for each from then on: a tenth of a read.
 */
const keptTicks: object[] = [];

/** Gives back what the start alone has needed, some 15 MB; takes about 60 ms. */
export function collectStart(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
