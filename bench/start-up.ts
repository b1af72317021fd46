// `npm start` on an installed, built checkout: how long until it answers, and what it weighs.
import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { inherited } from '../e2e/support/config.ts';
import { environmentOf, type Place } from '../e2e/support/product.ts';
import { median } from './median.ts';
import { ofProcesses } from './processes.ts';

export interface StartUp {
  /** Milliseconds from the command to the first answer of /healthz, the median of the rounds. */
  milliseconds: number;
  /** Resident memory of the server process in bytes; null where the system does not tell. */
  serverBytes: number | null;
}

const ROUNDS = 3;

/** Types `npm start` on an existing data folder and stops it again. */
export async function measureStartUp(place: Place): Promise<StartUp> {
  const times: number[] = [];
  let serverBytes: number | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const child = spawn('npm', ['start'], {
      detached: true,
      stdio: 'ignore',
      env: { ...inherited, ...environmentOf(place) },
    });
    await healthy(`http://localhost:${place.port}/healthz`);
    times.push(performance.now() - began);
    serverBytes = residentBytes('server/main.ts', place.dataDir);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
  return { milliseconds: median(times), serverBytes };
}

async function healthy(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await setTimeout(10);
  }
}

/** The memory of the process that runs `script` on `dataDir`, read from /proc. */
export function residentBytes(script: string, dataDir: string): number | null {
  if (process.platform !== 'linux') return null;
  const [kilobytes] = ofProcesses((pid) => {
    const isScript = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
    if (!isScript || !readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir)) return [];
    return [Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])];
  }).flat();
  return kilobytes === undefined ? null : kilobytes * 1024;
}
