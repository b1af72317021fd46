// Started by machine.ts on a processor of its own.
import { openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Halt, monotonic } from './machine.ts';

/** In milliseconds. A clock wakes a little late; by more than `LATE`, and the processor was away. */
const SLEEP = 1;
const LATE = 1;
const bed = new Int32Array(new SharedArrayBuffer(4));

let halts: Halt[] = [];
process.on('message', () => {
  process.send?.(halts);
  halts = [];
});
let isWatching = true;
process.once('disconnect', () => (isWatching = false));

/** Tells whether Linux has looked which memory is in use (DAMON) since it was last asked. */
function watchMemoryKeeper(): () => boolean {
  const keeper = readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && nameOf(pid).startsWith('kdamond'),
  );
  if (keeper === undefined) return () => false;
  const file = openSync(`/proc/${keeper}/schedstat`, 'r');
  const bytes = Buffer.alloc(64);
  /** How long it has run so far. */
  const look = () => bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
  let seen = look();
  return () => seen !== (seen = look());
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

const hasKept = watchMemoryKeeper();
while (isWatching) {
  const from = monotonic();
  Atomics.wait(bed, 0, 0, SLEEP);
  const to = monotonic();
  if (hasKept() || to - from > SLEEP + LATE) halts.push({ from, to });
  await setImmediate();
}
