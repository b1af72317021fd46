// `node bench/soak.ts [minutes]`: families read without a pause for ten minutes, on SQLite and on PostgreSQL
// side by side, after a rush that fills what a server keeps at hand. Tells how much memory the servers take
// meanwhile; its limit is that this stays flat.
import { setTimeout } from 'node:timers/promises';
import { killRunning } from '../e2e/support/product.ts';
import { freePort } from '../test-support/free-port.ts';
import { type Engine, engines, openLibrary } from './library.ts';
import { limit } from './limits.ts';
import { median } from './median.ts';
import { replay } from './replay.ts';
import { seededIds } from './seed.ts';
import { recordSessions } from './session.ts';

const MINUTES = Number(process.argv[2] ?? 10);
/** Calls a second, on each engine: well below what one process carries, so that no queue is measured. */
const RATE = 100;
const CONNECTIONS = 20;
/** More than read at once: none of them comes near a limit of server/http/rate-limits/ in the rush. */
const SCHOOL = { books: 1_000, children: 10_000, families: 200 };
/** Between two looks at the memory, in milliseconds. */
const EVERY = 3_000;
/**
 * Before the minutes that count: as many calls as are carried, for so many minutes. Every book is read and kept,
 * and the heap takes the room that it needs at the busiest hour, for which the minutes alone are too quiet.
 */
const RUSH_MINUTES = 3;
/** Memory is flat when the minutes that count, at the slope found, would add at most this share. */
const FLAT = 0.05;

/** In MB: the whole process, and what its JavaScript holds, what is not collected yet among it. */
interface Look {
  minute: number;
  megabytes: number;
  heap: number;
}

interface Soak {
  engine: Engine;
  looks: Look[];
  /** How many calls were made before the minutes that count, and in them. */
  rush: number;
  calls: number;
}

const { calls } = (await recordSessions())[1];

/** Throws when a call fails. */
async function soak(engine: Engine): Promise<Soak> {
  const metricsPort = await freePort();
  const library = await openLibrary(engine, SCHOOL, { METRICS_PORT: String(metricsPort) });
  const books = seededIds(SCHOOL.books);
  const pace = { connections: CONNECTIONS };
  const rush = await replay(library, calls, books, { ...pace, duration: RUSH_MINUTES * 60 });
  const ended = new AbortController();
  const reading = replay(library, calls, books, {
    ...{ ...pace, duration: MINUTES * 60, overallRate: RATE },
  }).finally(() => ended.abort());
  const looks = await lookUntil(ended.signal, metricsPort);
  const carried = await reading;
  await library.close();
  return { engine, looks, rush: rush.calls, calls: carried.calls };
}

async function lookUntil(ended: AbortSignal, metricsPort: number): Promise<Look[]> {
  const looks: Look[] = [];
  const began = performance.now();
  while (!ended.aborted) {
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    const told = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / 2 ** 20;
    looks.push({
      minute: (performance.now() - began) / 60_000,
      megabytes: told('process_resident_memory_bytes'),
      heap: told('nodejs_heap_size_used_bytes'),
    });
    await setTimeout(EVERY, undefined, { signal: ended }).catch(() => {});
  }
  return looks;
}

/** Of the straight line that comes nearest to the looks (least squares), in MB a minute. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (of: (look: Look) => number) =>
    looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const minute = mean((look) => look.minute);
  const megabytes = mean((look) => look.megabytes);
  const together = mean((look) => (look.minute - minute) * (look.megabytes - megabytes));
  return together / mean((look) => (look.minute - minute) ** 2);
}

const times = [0, 0.5, 1].map((share) => MINUTES * share);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row({ engine, looks, rush, calls }: Soak): string {
  const slope = slopeOf(looks);
  const sizes = looks.map(({ megabytes }) => megabytes);
  const name = `What memory on ${engine} grows by in ${MINUTES} minutes`;
  const growth = (slope * MINUTES) / median(sizes);
  const isFlat = limit({ name, value: growth, atMost: FLAT, show: percent });
  const at = times.map(
    (time) => (looks.findLast(({ minute }) => minute <= time) ?? looks[0])?.megabytes ?? NaN,
  );
  // The least of a tenth of the time: what stays when everything else is collected.
  const held = [0.1, 1].map((share) => {
    const [from, to] = [(share - 0.1) * MINUTES, share * MINUTES];
    const near = looks.filter(({ minute }) => minute > from && minute <= to);
    return Math.min(...near.map(({ heap }) => heap)).toFixed(0);
  });
  const megabytes = [...at, Math.max(...sizes)].map((size) => `${size.toFixed(0)} MB`);
  const counts = [rush, calls].map((count) => count.toLocaleString('en'));
  return `| ${[engine, ...counts, ...megabytes].join(' | ')} | ${slope.toFixed(2)} MB a minute | ${isFlat ? 'yes' : '**no**'} | ${held.join(' → ')} MB |`;
}

try {
  const soaks = await Promise.all(engines.map(soak));
  console.log(`## ${MINUTES} minutes without a pause

${SCHOOL.families} families read on each engine at the same time, ${RATE} calls a second each. Memory of the server's process (RSS), every ${EVERY / 1000} s; the slope by least
squares. Before it a rush of ${RUSH_MINUTES} minutes, as many calls as are carried, for the room that the heap takes at the busiest hour. Flat, the
limit, is a slope that would add at most ${FLAT * 100} % in ${MINUTES} minutes.

The last column is what JavaScript holds, at its least in the first and in the last tenth of the time.

| | Calls in the rush | Calls | ${times.map((time) => `Minute ${time}`).join(' | ')} | Most | Slope | Flat | Held |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${soaks.map(row).join('\n')}
`);
} finally {
  killRunning();
}
