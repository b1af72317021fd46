// `node bench/soak.ts [minutes]`: families read without a pause for ten minutes, on SQLite and on PostgreSQL
// side by side, after a rush that fills what a server keeps at hand. Tells how much memory the servers take
// meanwhile, and whether it grows.
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../test-support/free-port.ts';
import { type Carried, startCaller } from './caller.ts';
import { type Engine, engines, type Filled, openFilled } from './filled.ts';
import { median } from './median.ts';
import { seededIds } from './seed.ts';

const MINUTES = 10;
/** Calls a second, on each engine: well below what one process carries, so that no queue is measured. */
const RATE = 100;
/** More than read at once: none of them comes near a limit of server/limits/ in the rush. */
const FAMILIES = 200;
const CONNECTIONS = 40;
const SCHOOL = { books: 1_000, children: 10_000 };
/** Between two looks at the memory, in milliseconds. */
const EVERY = 3_000;
/**
 * Before the minutes that count: as many calls as are carried, for so many minutes. Every book is read and kept,
 * and the heap takes the room that it needs at the busiest hour, for which the minutes alone are too quiet.
 */
const RUSH_MINUTES = 3;
/** Memory is flat when the minutes that count, at the slope found, would add less than this share. */
const FLAT = 0.05;

/** In MB: the whole process, and what its JavaScript holds, what is not collected yet among it. */
interface Look {
  minute: number;
  megabytes: number;
  heap: number;
}

interface Soak {
  minutes: number;
  looks: Look[];
  /** Least squares over the minutes that count, in MB a minute. */
  slope: number;
  isFlat: boolean;
  rush: Carried;
  carried: Carried;
}

/** Starts libraries of its own, both at once. Throws when a call fails. */
async function measureSoak(minutes: number): Promise<Record<Engine, Soak>> {
  const libraries: { library: Filled; metricsPort: number }[] = [];
  try {
    for (const engine of engines) {
      const metricsPort = await freePort();
      const settings = { METRICS_PORT: String(metricsPort) };
      const library = await openFilled(engine, { ...SCHOOL, families: FAMILIES }, settings);
      libraries.push({ library, metricsPort });
    }
    const soaks = await Promise.all(
      libraries.map(({ library, metricsPort }) => soak(library, metricsPort, minutes)),
    );
    return Object.fromEntries(engines.map((engine, n) => [engine, soaks[n]])) as Record<
      Engine,
      Soak
    >;
  } finally {
    for (const { library } of libraries) await library.close();
  }
}

async function soak(
  { origin, families, calls }: Filled,
  metricsPort: number,
  minutes: number,
): Promise<Soak> {
  const caller = startCaller();
  const load = {
    ...{ origin, calls, connections: CONNECTIONS, books: seededIds(SCHOOL.books) },
    tokens: families.map(({ token }) => token),
  };
  const rush = await caller.carry({ ...load, seconds: RUSH_MINUTES * 60, pace: 'closed' });
  const ended = new AbortController();
  const reading = caller
    .carry({ ...load, seconds: minutes * 60, pace: { rate: RATE, spacing: 'chance' } })
    .finally(() => ended.abort());
  const looks = await lookUntil(ended.signal, metricsPort);
  const carried = await reading;
  caller.stop();
  const failures = rush.failures + carried.failures;
  if (failures > 0) throw new Error(`${failures} of ${rush.calls + carried.calls} calls failed`);
  const slope = slopeOf(looks);
  const size = median(looks.map(({ megabytes }) => megabytes));
  return { minutes, looks, slope, isFlat: slope * minutes < FLAT * size, rush, carried };
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

/** Of the straight line that comes nearest to the looks (least squares). */
function slopeOf(looks: readonly Look[]): number {
  const mean = (of: (look: Look) => number) =>
    looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const minute = mean((look) => look.minute);
  const megabytes = mean((look) => look.megabytes);
  const together = mean((look) => (look.minute - minute) * (look.megabytes - megabytes));
  return together / mean((look) => (look.minute - minute) ** 2);
}

function soakSection(soaks: Record<Engine, Soak>): string {
  const { minutes } = soaks.SQLite;
  const times = [0, 0.5, 1].map((share) => minutes * share);
  const rows = engines.map((engine) => {
    const { looks, slope, isFlat, rush, carried } = soaks[engine];
    const at = times.map((time) => {
      const near = looks.findLast(({ minute }) => minute <= time) ?? looks[0];
      return `${(near?.megabytes ?? NaN).toFixed(0)} MB`;
    });
    const most = Math.max(...looks.map(({ megabytes }) => megabytes));
    // The least of a tenth of the time: what stays when everything else is collected.
    const held = [0.1, 1].map((share) => {
      const [from, to] = [(share - 0.1) * minutes, share * minutes];
      const near = looks.filter(({ minute }) => minute > from && minute <= to);
      return Math.min(...near.map(({ heap }) => heap)).toFixed(0);
    });
    return `| ${engine} | ${rush.calls.toLocaleString('en')} | ${carried.calls.toLocaleString('en')} | ${at.join(' | ')} | ${most.toFixed(0)} MB | ${slope.toFixed(2)} MB a minute | ${isFlat ? 'yes' : 'no'} | ${held.join(' → ')} MB |`;
  });
  return `## ${minutes} minutes without a pause

${FAMILIES} families read on each engine at the same time, ${RATE} calls a second each. Memory of the server's process (RSS), every ${EVERY / 1000} s; the slope by least
squares. Before it a rush of ${RUSH_MINUTES} minutes, as many calls as are carried, for the room that the heap takes at the busiest hour. Flat is a
slope that would add less than ${FLAT * 100} % in ${minutes} minutes.

The last column is what JavaScript holds, at its least in the first and in the last tenth of the time.

| | Calls in the rush | Calls | ${times.map((time) => `Minute ${time}`).join(' | ')} | Most | Slope | Flat | Held |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

console.log(soakSection(await measureSoak(Number(process.argv[2] ?? MINUTES))));
