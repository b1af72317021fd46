// Started by machine.ts on a processor of its own.
import { setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { type Halt, monotonic } from './machine.ts';

/** In milliseconds. A clock wakes a little late; by more than `LATE`, and the processor was away. */
const SLEEP = 1;
const LATE = 1;
const HIGHEST_PRIORITY = -20;
const bed = new Int32Array(new SharedArrayBuffer(4));

try {
  setPriority(HIGHEST_PRIORITY);
} catch {
  // The system's owner alone may: others also see how long a busy processor keeps them waiting.
}
let halts: Halt[] = [];
process.on('message', () => {
  process.send?.(halts);
  halts = [];
});
let isWatching = true;
process.once('disconnect', () => (isWatching = false));

while (isWatching) {
  const from = monotonic();
  Atomics.wait(bed, 0, 0, SLEEP);
  const to = monotonic();
  if (to - from > SLEEP + LATE) halts.push({ from, to });
  await setImmediate();
}
