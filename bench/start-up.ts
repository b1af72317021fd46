// Measures `npm start` on an installed and built checkout: the time until it responds, and its memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { inherited } from '../e2e/support/config.ts';
import { environmentOf, type Place } from '../e2e/support/product.ts';
import { median } from './median.ts';
import { serverOf } from './processes.ts';

const ROUNDS = 3;

/**
 * Runs `npm start` on an existing data folder and stops it again, several times. Returns medians: the milliseconds
 * from the command to the first response of /healthz, and the resident memory of the server process at that time.
 */
export async function measureStartUp(
  place: Place,
): Promise<{ milliseconds: number; bytes: number }> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const env = { ...inherited, ...environmentOf(place) };
    const child = spawn('npm', ['start'], { detached: true, stdio: 'ignore', env });
    await waitUntilHealthy(`http://localhost:${place.port}/healthz`);
    times.push(performance.now() - start);
    sizes.push(serverOf(place.dataDir).bytes);
    const exited = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await exited;
  }
  return { milliseconds: median(times), bytes: median(sizes) };
}

async function waitUntilHealthy(url: string): Promise<void> {
  const isUp = await fetch(url).then(
    (response) => response.ok,
    () => false,
  );
  if (isUp) return;
  await setTimeout(10);
  await waitUntilHealthy(url);
}
