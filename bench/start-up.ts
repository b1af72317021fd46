// `npm start` on an installed, built checkout: how long until it answers, and what it weighs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { inherited } from '../e2e/support/config.ts';
import { environmentOf, type Place } from '../e2e/support/product.ts';
import { median } from './median.ts';
import { serverOf } from './processes.ts';

const ROUNDS = 3;

/**
 * Types `npm start` on an existing data folder and stops it again. Answers the milliseconds from the command to
 * the first answer of /healthz and the resident memory of the server's process then, the medians of the rounds.
 */
export async function measureStartUp(
  place: Place,
): Promise<{ milliseconds: number; bytes: number }> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const env = { ...inherited, ...environmentOf(place) };
    const child = spawn('npm', ['start'], { detached: true, stdio: 'ignore', env });
    await healthy(`http://localhost:${place.port}/healthz`);
    times.push(performance.now() - began);
    sizes.push(serverOf(place.dataDir).bytes);
    const gone = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
  return { milliseconds: median(times), bytes: median(sizes) };
}

async function healthy(url: string): Promise<void> {
  const isUp = await fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
  if (isUp) return;
  await setTimeout(10);
  await healthy(url);
}
