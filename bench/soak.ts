// `node bench/soak.ts [minutes]`: families read without a pause for ten minutes, on SQLite and on PostgreSQL side by
// side, after a rush that fills the caches. Measures the memory of the servers. The limit is that it does not grow.
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
/** Calls a second on each engine. It is well below the capacity of one process, so that no queue is measured. */
const RATE = 100;
const CONNECTIONS = 20;
/** More families than connections, so that none comes near a limit of server/http/rate-limits/ in the rush. */
const SCHOOL = { books: 1_000, children: 10_000, families: 200 };
/** The time between two samples of the memory. */
const SAMPLE_INTERVAL_MS = 3_000;
/**
 * How long the rush before the measurement lasts, with as many calls as the server handles. It caches every book,
 * and lets the heap grow to its size of the busiest hour, for which the measurement alone is too quiet.
 */
const RUSH_MINUTES = 3;
/** Memory is flat if its slope adds at most this share in the measured minutes. */
const MAX_GROWTH = 0.05;

/** In MB: the resident memory of the process, and the used heap, including garbage that is not collected yet. */
interface MemorySample {
  minute: number;
  megabytes: number;
  heap: number;
}

interface Soak {
  engine: Engine;
  samples: MemorySample[];
  /** The number of calls in the rush, and in the measured minutes. */
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
  const samples = await sampleMemory(ended.signal, metricsPort);
  const measured = await reading;
  await library.close();
  return { engine, samples, rush: rush.calls, calls: measured.calls };
}

async function sampleMemory(ended: AbortSignal, metricsPort: number): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const start = performance.now();
  while (!ended.aborted) {
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    const metric = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / 2 ** 20;
    samples.push({
      minute: (performance.now() - start) / 60_000,
      megabytes: metric('process_resident_memory_bytes'),
      heap: metric('nodejs_heap_size_used_bytes'),
    });
    await setTimeout(SAMPLE_INTERVAL_MS, undefined, { signal: ended }).catch(() => {});
  }
  return samples;
}

/** Returns the slope of the line that fits the samples best (least squares), in MB a minute. */
function slopeOf(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minute = mean((sample) => sample.minute);
  const megabytes = mean((sample) => sample.megabytes);
  const covariance = mean((sample) => (sample.minute - minute) * (sample.megabytes - megabytes));
  return covariance / mean((sample) => (sample.minute - minute) ** 2);
}

const times = [0, 0.5, 1].map((share) => MINUTES * share);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row({ engine, samples, rush, calls }: Soak): string {
  const slope = slopeOf(samples);
  const sizes = samples.map(({ megabytes }) => megabytes);
  const name = `What memory on ${engine} grows by in ${MINUTES} minutes`;
  const growth = (slope * MINUTES) / median(sizes);
  const isFlat = limit({ name, value: growth, atMost: MAX_GROWTH, show: percent });
  const at = times.map(
    (time) => (samples.findLast(({ minute }) => minute <= time) ?? samples[0])?.megabytes ?? NaN,
  );
  // The lowest heap in the first and the last tenth of the time, which is close to the memory in use.
  const lowestHeap = [0.1, 1].map((share) => {
    const [from, to] = [(share - 0.1) * MINUTES, share * MINUTES];
    const near = samples.filter(({ minute }) => minute > from && minute <= to);
    return Math.min(...near.map(({ heap }) => heap)).toFixed(0);
  });
  const megabytes = [...at, Math.max(...sizes)].map((size) => `${size.toFixed(0)} MB`);
  const counts = [rush, calls].map((count) => count.toLocaleString('en'));
  return `| ${[engine, ...counts, ...megabytes].join(' | ')} | ${slope.toFixed(2)} MB a minute | ${isFlat ? 'yes' : '**no**'} | ${lowestHeap.join(' → ')} MB |`;
}

try {
  const soaks = await Promise.all(engines.map(soak));
  console.log(`## ${MINUTES} minutes without a pause

${SCHOOL.families} families read on each engine at the same time, ${RATE} calls a second each. Memory of the server's process (RSS), every ${SAMPLE_INTERVAL_MS / 1000} s; the slope by least
squares. Before it a rush of ${RUSH_MINUTES} minutes, as many calls as are carried, for the room that the heap takes at the busiest hour. Flat, the
limit, is a slope that would add at most ${MAX_GROWTH * 100} % in ${MINUTES} minutes.

The last column is what JavaScript holds, at its least in the first and in the last tenth of the time.

| | Calls in the rush | Calls | ${times.map((time) => `Minute ${time}`).join(' | ')} | Most | Slope | Flat | Held |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${soaks.map(row).join('\n')}
`);
} finally {
  killRunning();
}
