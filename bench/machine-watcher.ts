// Started by machine.ts on a processor of its own.
import { execFileSync } from 'node:child_process';
import { openSync, readFileSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Halt, monotonic } from './machine.ts';
import { ofProcesses } from './processes.ts';

/** In milliseconds. A clock wakes a little late; by more than `LATE`, and the processor was away. */
const SLEEP = 1;
const LATE = 1;
const bed = new Int32Array(new SharedArrayBuffer(4));

try {
  const toBeFirst = ['--fifo', '--pid', '1', String(process.pid)];
  execFileSync('chrt', toBeFirst, { stdio: 'ignore' });
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

/** Tells whether Linux has looked which memory is in use (DAMON) since it was last asked. */
function watchMemoryKeeper(): () => boolean {
  const [keeper] = ofProcesses((pid) =>
    readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('kdamond') ? [pid] : [],
  ).flat();
  if (keeper === undefined) return () => false;
  const file = openSync(`/proc/${keeper}/schedstat`, 'r');
  const bytes = Buffer.alloc(64);
  /** How long it has run so far. */
  const look = () => bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
  let seen = look();
  return () => seen !== (seen = look());
}

/** One halt goes on for many looks: the queue that it leaves is as long as all of it. */
function note({ from, to }: Halt): void {
  const last = halts.at(-1);
  if (last !== undefined && from - last.to < SLEEP) last.to = to;
  else halts.push({ from, to });
}

const hasKept = watchMemoryKeeper();
while (isWatching) {
  const from = monotonic();
  Atomics.wait(bed, 0, 0, SLEEP);
  const to = monotonic();
  if (hasKept() || to - from > SLEEP + LATE) note({ from, to });
  await setImmediate();
}
